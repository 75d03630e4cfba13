import { splitChineseWords } from './chinese-words.ts';

test.each([
  ['zh-TW', '像潮水一樣穩定的音樂收益', ['像', '潮水', '一樣', '穩定的', '音樂', '收益']],
  ['zh-CN', '给短视频加上音乐，收益一目了然', ['给短', '视频', '加上', '音乐，', '收益', '一目了然']],
  ['zh-TW', '找不到符合「海邊」的影片', ['找不到', '符合', '「海邊」的', '影片']],
  ['zh-CN', '最近 28天没有数据', ['最近', ' ', '28天', '没有', '数据']],
  ['zh-CN', '此站点不提供该页面', ['此站点不', '提供', '该页面']],
  ['zh-TW', '', []],
])('a %s text is split into the words of "%s"', (language, text, parts) => {
  expect(splitChineseWords(text, language)).toEqual(parts);
});
