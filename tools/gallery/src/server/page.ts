import { LANGUAGES } from '@portal/shared/facts';
import { themeStyleSheet } from '@portal/shared/theme/style-sheet';
import { DESIGN_IDS, resolveDesignId } from '@portal/shared/theme';

/** A primary colour for each design, including difficult ones: light, and yellow. */
export const PRIMARY = { 'mcn-1': '#5b5bd6', 'mcn-2': '#e8662a', 'mcn-3': '#12a594', 'mcn-4': '#f2b600' };

/** The style sheet of one design, as a domain's page has it. */
export const designSheet = (design: string): string | undefined => {
  const id = DESIGN_IDS.find((known) => known === design);
  return id && themeStyleSheet({ design_id: id, color_primary: PRIMARY[id] });
};

/** Renders the page. All choices are in the address, so language and scheme are known before the first script. */
export const page = (search: URLSearchParams): string => {
  const language = LANGUAGES.find((known) => known === search.get('language')) ?? 'ko';
  const design = resolveDesignId(search.get('design'));
  const scheme = search.get('scheme') === 'dark' ? 'dark' : 'light';
  return `<!doctype html>
<html lang="${language}" data-fonts="web" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/fonts.css">
<link rel="stylesheet" href="/design/${design}.css">
</head>
<body>
<div id="root"></div>
<script src="/main.js"></script>
</body>
</html>`;
};
