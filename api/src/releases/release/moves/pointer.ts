/** A set that some of a domain's visitors get. */
export type Candidate = {
  set: string;
  /** Percent of the visitors, 1 to 99. */
  share: number;
};

/** What a domain runs: its set, which is the control while a rollout runs, and that rollout's candidate. */
export type Pointer = { set: string; candidate?: Candidate | undefined };

/** The pointer as a text: the id of the set, and while a rollout runs `.<id of the candidate>.<share>`. */
export const formatPointer = ({ set, candidate }: Pointer) =>
  candidate ? `${set}.${candidate.set}.${candidate.share}` : set;

/** Whether such a text names what a domain runs, and the candidate while one is tried, whatever share that has. */
export const namesControl = (text: string, { set, candidate }: Pointer) =>
  text === set || text.startsWith(candidate ? `${set}.${candidate.set}.` : `${set}.`);

export const isSamePointer = (a: Pointer, b: Pointer) => formatPointer(a) === formatPointer(b);

type PointerColumns = { set_id: string; candidate_set: string | null; candidate_share: number | null };

export const toPointer = (row: PointerColumns): Pointer => ({
  set: row.set_id,
  candidate:
    row.candidate_set === null || row.candidate_share === null
      ? undefined
      : { set: row.candidate_set, share: row.candidate_share },
});
