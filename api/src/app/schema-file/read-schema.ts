import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A table or view with the statements that define it, in the order in which they are written. */
export type Relation = { name: string; statements: string[] };

export type DatabaseSchema = { relations: Relation[]; types: string[]; functions: string[] };

type Definition = { relation: string; definition: string };

/** The tables of the service: partitions are in the definition of their parent, the migrator's are its own matter. */
const OWN = sql`c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname not like 'kysely%'`;

/** Sorted by code point, because a collation may differ between databases. */
const NAME = sql`c.relname collate "C"`;

const readColumns = async (db: Db) => {
  const { rows } = await sql<Definition>`
    select c.relname as relation, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation
        then 'collate ' || (select quote_ident(collname) from pg_collation where oid = a.attcollation) end,
      case when a.attnotnull then 'not null' end,
      case when a.attidentity <> '' then 'generated ' || case a.attidentity when 'a' then 'always' else 'by default' end
        || ' as identity' end,
      case when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as definition
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OWN} and c.relkind in ('r', 'p', 'c')
    order by ${NAME}, a.attnum`.execute(db);
  return rows;
};

const readConstraints = async (db: Db) => {
  const { rows } = await sql<Definition>`
    select c.relname as relation, format('constraint %I %s', conname, pg_get_constraintdef(k.oid)) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${OWN} and contype in ('p', 'u', 'f', 'c', 'x')
    order by ${NAME}, array_position(array['p', 'u', 'f', 'c', 'x'], contype::text), conname collate "C"`.execute(
    db,
  );
  return rows;
};

/** Indexes that no constraint has made, then triggers. */
const readIndexesAndTriggers = async (db: Db) => {
  const { rows: indexes } = await sql<Definition>`
    select c.relname as relation, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class own on own.oid = i.indexrelid
    where ${OWN} and not exists (select from pg_constraint where conindid = i.indexrelid and conrelid = c.oid)
    order by ${NAME}, own.relname collate "C"`.execute(db);
  const { rows: triggers } = await sql<Definition>`
    select c.relname as relation, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${OWN} and not t.tgisinternal
    order by ${NAME}, t.tgname collate "C"`.execute(db);
  return [...indexes, ...triggers];
};

type RelationRow = { name: string; kind: string; persistence: string; partitions: string; view: string };

const readRelations = async (db: Db) => {
  const { rows } = await sql<RelationRow>`
    select c.relname as name, c.relkind as kind, c.relpersistence as persistence,
      coalesce(' partition by ' || pg_get_partkeydef(c.oid), '') as partitions,
      case when c.relkind = 'v' then pg_get_viewdef(c.oid) end as view
    from pg_class c
    where ${OWN} and c.relkind in ('r', 'p', 'v', 'c')
    order by ${NAME}`.execute(db);
  return rows;
};

const readFunctions = async (db: Db) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by p.proname collate "C", p.oid`.execute(db);
  return rows.map(({ definition }) => `${definition.trimEnd()};`);
};

/** Reads every table, view, type, index, trigger and function of the service from the catalog. */
export const readSchema = async (db: Db): Promise<DatabaseSchema> => {
  const columns = Map.groupBy(await readColumns(db), ({ relation }) => relation);
  const constraints = Map.groupBy(await readConstraints(db), ({ relation }) => relation);
  const others = Map.groupBy(await readIndexesAndTriggers(db), ({ relation }) => relation);
  const definitionsIn = (map: Map<string, Definition[]>, name: string) =>
    (map.get(name) ?? []).map(({ definition }) => definition);
  const write = ({ name, kind, persistence, partitions, view }: RelationRow) => {
    if (kind === 'v') return `create view ${name} as\n${view}`;
    const lines = [...definitionsIn(columns, name), ...definitionsIn(constraints, name)];
    const body = `(\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${partitions};`;
    if (kind === 'c') return `create type ${name} as ${body}`;
    return `create ${persistence === 'u' ? 'unlogged ' : ''}table ${name} ${body}`;
  };
  const rows = await readRelations(db);
  return {
    relations: rows
      .filter(({ kind }) => kind !== 'c')
      .map((row) => ({
        name: row.name,
        statements: [write(row), ...definitionsIn(others, row.name).map((statement) => `${statement};`)],
      })),
    types: rows.filter(({ kind }) => kind === 'c').map(write),
    functions: await readFunctions(db),
  };
};
