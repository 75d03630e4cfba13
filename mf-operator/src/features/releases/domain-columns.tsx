import type { TranslateText } from '@portal/shared/i18n';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';
import { BuildCell } from './build-cell.tsx';
import { ChangeButton } from './change-button.tsx';
import { findLine, isReleased, SHELL } from './build-lines.ts';
import type { BuildsByName } from './build-lines.ts';
import { DomainMarks } from './domain-marks.tsx';
import type { ReleaseTarget } from './release-flag.ts';

export type DomainColumnContext = {
  t: TranslateText<typeof ko>;
  /** The shell and the remotes, a column each. */
  names: readonly string[];
  builds: BuildsByName;
  onOpen: (target: ReleaseTarget) => void;
};

/** The columns of the table of domains: what each runs of the shell and of every remote. */
export const domainColumns = ({ t, names, builds, onOpen }: DomainColumnContext): TableColumn<Site>[] => [
  {
    id: 'domain',
    header: t('releases.table.domain'),
    cell: (site) => (
      <div css={cells.tallCell}>
        <TitleCell title={site.name} meta={site.domain} />
        <DomainMarks site={site} />
      </div>
    ),
  },
  ...names.map((name) => ({
    id: name,
    header: name === SHELL ? t('releases.shell') : name,
    width: 148,
    cell: (site: Site) => isReleased(site) && <BuildCell line={findLine(site, name, builds)} />,
  })),
  {
    id: 'action',
    header: t('releases.table.action'),
    isHeaderHidden: true,
    width: 96,
    cell: (site) => <ChangeButton site={site} onOpen={onOpen} />,
  },
];
