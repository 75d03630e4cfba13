import { LIBRARY_STYLES } from './style-hashes.ts';

/** Where browsers send reports of blocked resources. */
export const REPORT_PATH = '/api/telemetry/csp';

export type PagePolicy = {
  /** Hashes of the inline styles of the page. */
  styles: readonly string[];
  /** Trusted Types policies that the page's scripts may create; none for pages without scripts. */
  trustedTypes: readonly string[];
};

/** YouTube's hosts of avatars and thumbnails. */
const PICTURE_HOSTS = ['https://yt3.ggpht.com', 'https://yt3.googleusercontent.com', 'https://i.ytimg.com'];

/**
 * The content security policy of a page: only the listed inline styles, and from other hosts only YouTube's
 * pictures.
 */
export const createContentSecurityPolicy = ({ styles, trustedTypes }: PagePolicy) => {
  const hasScripts = trustedTypes.length > 0;
  return [
    "default-src 'none'",
    ...(hasScripts ? ["script-src 'self'"] : []),
    `style-src 'self' ${[...styles, ...(hasScripts ? LIBRARY_STYLES : [])].join(' ')}`.trim(),
    `img-src 'self' data: ${PICTURE_HOSTS.join(' ')}`,
    "font-src 'self'",
    ...(hasScripts ? ["connect-src 'self'", "media-src 'self'", "manifest-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${hasScripts ? trustedTypes.join(' ') : "'none'"}`,
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
};

/** Browser features that the portal never uses, disabled so that no script can. */
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

/** The headers of every page, of any status. */
export const createPageHeaders = (policy: PagePolicy) => ({
  'Content-Security-Policy': createContentSecurityPolicy(policy),
  // A script without a hash does not run, even if its element lacks the integrity attribute.
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(telemetry)',
  'Reporting-Endpoints': `telemetry="${REPORT_PATH}"`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Embedded players require a referrer; only the origin is sent, because an address may contain a one-time code.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': [...UNUSED_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Cookie',
});
