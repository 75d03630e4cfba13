/** A measured page, and how to detect that its content is shown. */
export type MeasuredPage = {
  path: string;
  isSignedIn: boolean;
  /** The elements with the content, and a pattern that placeholders do not match. */
  figures: { selector: string; text: string };
};

export const measuredPages: MeasuredPage[] = [
  {
    path: '/login',
    isSignedIn: false,
    figures: { selector: 'form button[type=submit]', text: String.raw`\S` },
  },
  {
    path: '/dashboard',
    isSignedIn: true,
    figures: { selector: 'main [id$="-value"]', text: String.raw`\d` },
  },
];
