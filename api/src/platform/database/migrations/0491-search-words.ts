import { type Kysely, sql } from 'kysely';

/** Words by what they mean; their languages follow each other: Korean, English, Chinese in both scripts. */
const words: Readonly<Record<string, string>> = {
  'mood calm':
    '잔잔한 잔잔하게 차분한 조용한 편안한 힐링 휴식 calm quiet soft gentle relaxing relaxed chill peaceful 平静 平靜 安静 安靜 舒缓 舒緩 放松 放鬆 治愈 治癒',
  'mood cheerful':
    '경쾌한 신나는 밝은 발랄한 즐거운 유쾌한 cheerful bright happy upbeat fun playful joyful 轻快 輕快 欢快 歡快 明快 开心 開心 活泼 活潑',
  'mood warm': '따뜻한 포근한 아늑한 감성 감성적인 warm cozy cosy tender 温暖 溫暖 温馨 溫馨 感性',
  'mood dreamy': '몽환적인 몽환 꿈같은 신비로운 dreamy ethereal 梦幻 夢幻 空灵 空靈',
  'mood romantic': '로맨틱한 설레는 사랑스러운 달달한 romantic lovely 浪漫 甜蜜',
  'mood hopeful':
    '희망찬 희망적인 상쾌한 청량한 hopeful uplifting inspiring refreshing 充满希望 充滿希望 励志 勵志 清新',
  'mood comic': '코믹한 웃긴 재밌는 귀여운 comic funny quirky cute 搞笑 滑稽 可爱 可愛',
  'mood groovy': '그루비한 힙한 리듬감 groovy funky hip 律动 律動 律动感 律動感',
  'mood powerful': '강렬한 웅장한 파워풀한 powerful intense epic energetic 强烈 強烈 震撼 激昂',
  'mood tense': '긴장감 긴박한 긴장되는 tense suspenseful suspense thriller 紧张 緊張 悬疑 懸疑',
  'mood sad': '슬픈 우울한 쓸쓸한 애절한 sad melancholy emotional 悲伤 悲傷 忧伤 憂傷 伤感 傷感',
  'mood dark': '어두운 무서운 공포 dark scary horror spooky 黑暗 恐怖 阴暗 陰暗',
  'genre pop': '팝 팝송 pop 流行',
  'genre ballad': '발라드 ballad 抒情',
  'genre hip-hop': '힙합 랩 hiphop rap trap 嘻哈 说唱 說唱',
  'genre rnb': '알앤비 rnb r&b 节奏布鲁斯 節奏藍調',
  'genre electronic': '일렉트로닉 전자음악 electronic edm techno house 电子 電子',
  'genre lo-fi': '로파이 lofi 低保真 低傳真',
  'genre acoustic': '어쿠스틱 통기타 acoustic unplugged 原声 原聲 吉他',
  'genre folk': '포크 folk 民谣 民謠',
  'genre rock': '록 락 rock 摇滚 搖滾',
  'genre jazz': '재즈 jazz bossanova 爵士',
  'genre classical': '클래식 피아노 오케스트라 classical piano orchestral 古典 钢琴 鋼琴',
  'genre ambient': '앰비언트 ambient 氛围 氛圍',
  'genre cinematic': '시네마틱 영화음악 cinematic soundtrack 电影配乐 電影配樂',
  'genre city-pop': '시티팝 citypop 城市流行',
  'genre traditional': '국악 전통음악 traditional gugak 传统 傳統',
  'vocals instrumental':
    '연주곡 가사없는 보컬없는 무가사 instrumental novocals novocal withoutvocals nolyrics 纯音乐 純音樂 无人声 無人聲 无歌词 無歌詞',
  'vocals vocal': '보컬 가사있는 보컬있는 vocal vocals withvocals sung lyrics 有人声 有人聲 人声 人聲',
  'language ko': '한국어 한국 korean 韩语 韓語 韩文 韓文',
  'language en': '영어 english 英语 英語 英文',
  'language zh': '중국어 chinese mandarin 国语 國語 华语 華語',
  'language ja': '일본어 japanese 日语 日語 日文',
  'language es': '스페인어 spanish 西班牙语 西班牙語',
  'tempo slow': '느린 slow 慢速 缓慢 緩慢',
  'tempo fast': '빠른 fast quick 快速 快节奏 快節奏',
  'energy low': '저에너지 lowenergy mellow 低能量',
  'energy high': '에너지넘치는 고에너지 highenergy 高能 高能量',
  'category bgm': '배경음악 배경음 브금 bgm backgroundmusic background 背景音乐 背景音樂 背景',
  'category ost': '오에스티 ost 原声带 原聲帶',
  'tag vlog': '브이로그 일상 vlog vlogs daily 日常',
  'tag unboxing': '언박싱 개봉기 하울 unboxing haul 开箱 開箱',
  'tag cooking': '요리 쿠킹 먹방 레시피 cooking recipe mukbang food 料理 烹饪 烹飪 做饭 做飯 美食',
  'tag workout': '운동 헬스 workout gym fitness exercise 运动 運動 健身',
  'tag travel': '여행 travel trip journey 旅行 旅游 旅遊',
  'tag walk': '산책 walk walking 散步',
  'tag pets': '반려동물 강아지 고양이 펫 pets pet dog cat 宠物 寵物 猫 貓 狗',
  'tag focus': '집중 공부 작업 focus study studying 专注 專注 学习 學習',
  'tag rain': '비오는날 비오는 rain rainy rainyday 雨天 下雨',
  'tag night': '밤 새벽 night 夜晚 夜',
  'tag retro': '레트로 복고 retro vintage 复古 復古',
  'tag shopping': '쇼핑 shopping 购物 購物',
  ignored:
    '음악 음원 노래 곡 분위기 느낌 용 에 의 을 를 할 때 하는 어울리는 좋은 music song songs track tracks for a an the with of and sound 的 音乐 音樂 歌曲 歌 曲 曲子 适合 適合 用',
};

const rows = Object.entries(words).flatMap(([meaning, list]) => {
  const [kind, ...code] = meaning.split(' ');
  return list.split(' ').map((word) => ({ word, kind, code: code.join(' ') }));
});

/** Adds the words by which a search understands what music is for; operators change them. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create table search_word (
    word text primary key,
    kind text not null check (
      kind in ('mood', 'genre', 'energy', 'vocals', 'language', 'tempo', 'category', 'tag', 'ignored')
    ),
    code text not null,
    check ((kind = 'ignored') = (code = ''))
  )`.execute(db);
  await sql`create index search_word_meaning on search_word (kind, code, word)`.execute(db);
  await sql`insert into search_word (word, kind, code)
    select word, kind, code from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as meant (word text, kind text, code text)`.execute(db);
};
