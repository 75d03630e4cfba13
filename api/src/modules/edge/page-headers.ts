import { LIBRARY_STYLES } from './style-hashes.ts';

/** Where browsers report what a page was refused. */
export const REPORT_PATH = '/api/telemetry/csp';

export type PagePolicy = {
  /** Hashes of the styles the page carries itself. */
  styles: readonly string[];
  /** Trusted Types policies that scripts of the page may make; none where a page has no scripts. */
  trustedTypes: readonly string[];
};

/** Where YouTube keeps avatars and thumbnails; channels and videos name them by their address there. */
const PICTURE_HOSTS = ['https://yt3.ggpht.com', 'https://yt3.googleusercontent.com', 'https://i.ytimg.com'];

/** The content security policy of a page. Nothing inline but the named styles, nothing from elsewhere but YouTube's pictures. */
export const contentSecurityPolicy = ({ styles, trustedTypes }: PagePolicy) => {
  const hasScripts = trustedTypes.length > 0;
  return [
    "default-src 'none'",
    ...(hasScripts ? ["script-src 'self'"] : []),
    `style-src 'self' ${[...styles, ...(hasScripts ? LIBRARY_STYLES : [])].join(' ')}`.trim(),
    `img-src 'self' data: ${PICTURE_HOSTS.join(' ')}`,
    "font-src 'self'",
    ...(hasScripts ? ["connect-src 'self'", "manifest-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${hasScripts ? trustedTypes.join(' ') : "'none'"}`,
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
};

/** Features of the browser that the portal never uses, so that nothing on its pages can. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every page, whatever its status. */
export const pageHeaders = (policy: PagePolicy) => ({
  'Content-Security-Policy': contentSecurityPolicy(policy),
  // A script without a hash does not run, even where somebody forgot to ask for one.
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(telemetry)',
  'Reporting-Endpoints': `telemetry="${REPORT_PATH}"`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Players of elsewhere want to know where they are; no address of a page leaves it, a one-time code in it least of all.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': [...UNUSED_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Cookie',
});
