const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;
const WIDE_PX = 11;
const NARROW_PX = 7.2;

/** Estimates the width of a caption in pixels without measuring it; `textScale` compares text with the browser's default. */
export const estimateCaptionWidth = (text: string, textScale = 1): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_PX : NARROW_PX), 0) * textScale;
