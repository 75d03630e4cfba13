/** ApexCharts adds a style element unless an element with this id exists. */
const APEX_STYLE_ID = 'apexcharts-css';

/**
 * Adds a placeholder that stops ApexCharts from adding its style sheet, which only styles tooltips, legends and toolbars
 * that the portal renders itself.
 */
export const suppressApexStyle = (): void => {
  if (document.getElementById(APEX_STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = APEX_STYLE_ID;
  document.head.append(placeholder);
};
