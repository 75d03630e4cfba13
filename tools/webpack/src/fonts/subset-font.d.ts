declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat?: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** The layout features that are kept. @default all */
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  };

  // eslint-disable-next-line import-x/no-default-export -- the package exports a function by default
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
