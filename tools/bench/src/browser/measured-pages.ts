/** A page that is visited, and how one sees that what people come for is there. */
export type MeasuredPage = {
  path: string;
  isSignedIn: boolean;
  /** Elements that hold it, and the text it has once it is no placeholder. */
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
