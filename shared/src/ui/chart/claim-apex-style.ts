/** The id under which ApexCharts looks for the style element it would otherwise add. */
const APEX_STYLE_ID = 'apexcharts-css';

/**
 * Keeps ApexCharts from adding its style sheet, which styles tooltips, legends and toolbars that we draw ourselves: it
 * adds none where an element of this id exists.
 */
export const claimApexStyle = (): void => {
  if (document.getElementById(APEX_STYLE_ID)) return;
  const claim = document.createElement('meta');
  claim.id = APEX_STYLE_ID;
  document.head.append(claim);
};
