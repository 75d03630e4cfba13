import { css } from '@emotion/react';
import { LANGUAGES } from '@portal/shared/i18n';
import { DESIGN_IDS, resolveDesignId, token, type, when } from '@portal/shared/theme';
import { SegmentedControl, Tabs } from '@portal/shared/ui/controls';
import { sections } from './sections.ts';

const styles = {
  page: css({
    maxWidth: 1440,
    margin: '0 auto',
    padding: '16px 24px 96px',
    [when.phone]: { padding: '12px 16px 96px' },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[12],
    marginBottom: token.space[12],
  }),
  name: css({ ...type.page, margin: 0, flex: '1 0 auto' }),
  tabs: css({ overflowX: 'auto', marginBottom: token.space[24] }),
  stories: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[32] }),
  title: css({ ...type.section, margin: '0 0 16px' }),
};

const withSearchParams = (change: Record<string, string>) =>
  `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), ...change })}`;

type ChoiceProps = { label: string; name: string; options: readonly string[]; value: string };

/** A choice that the server renders the page by, so choosing reloads the page. */
const Choice = ({ label, name, options, value }: ChoiceProps) => (
  <SegmentedControl
    label={label}
    options={options.map((option) => ({ value: option, label: option }))}
    value={value}
    onChange={(next) => location.assign(withSearchParams({ [name]: next }))}
  />
);

/** One section of the gallery, with navigation and choices. */
export const Gallery = () => {
  const search = new URLSearchParams(location.search);
  const { lang, dataset } = document.documentElement;
  const [first] = sections;
  const section = sections.find(({ id }) => id === search.get('section')) ?? first;
  if (!section) return null;
  return (
    <div css={styles.page}>
      <header css={styles.head}>
        <h1 css={styles.name}>Gallery</h1>
        <Choice
          label="Scheme"
          name="scheme"
          options={['light', 'dark']}
          value={dataset['scheme'] ?? 'light'}
        />
        <Choice label="Language" name="language" options={LANGUAGES} value={lang} />
        <Choice
          label="Design"
          name="design"
          options={DESIGN_IDS}
          value={resolveDesignId(search.get('design'))}
        />
      </header>
      <Tabs
        css={styles.tabs}
        label="Sections"
        items={sections.map(({ id }) => ({
          to: withSearchParams({ section: id }),
          label: id,
          isCurrent: id === section.id,
        }))}
      />
      <main css={styles.stories}>
        <h2 css={styles.title}>{section.id}</h2>
        <section.Component key={section.id} />
      </main>
    </div>
  );
};
