import { type Kysely, sql } from 'kysely';

type Names = readonly [code: string, ko: string, en: string, zhCN: string, zhTW: string];

const moods: readonly Names[] = [
  ['calm', '잔잔한', 'Calm', '平静', '平靜'],
  ['cheerful', '경쾌한', 'Cheerful', '轻快', '輕快'],
  ['warm', '따뜻한', 'Warm', '温暖', '溫暖'],
  ['dreamy', '몽환적인', 'Dreamy', '梦幻', '夢幻'],
  ['romantic', '로맨틱한', 'Romantic', '浪漫', '浪漫'],
  ['hopeful', '희망찬', 'Hopeful', '充满希望', '充滿希望'],
  ['comic', '코믹한', 'Comic', '搞笑', '搞笑'],
  ['groovy', '그루비한', 'Groovy', '律动感', '律動感'],
  ['powerful', '강렬한', 'Powerful', '强烈', '強烈'],
  ['tense', '긴장감 있는', 'Tense', '紧张', '緊張'],
  ['sad', '슬픈', 'Sad', '悲伤', '悲傷'],
  ['dark', '어두운', 'Dark', '黑暗', '黑暗'],
];

const genres: readonly Names[] = [
  ['pop', '팝', 'Pop', '流行', '流行'],
  ['ballad', '발라드', 'Ballad', '抒情', '抒情'],
  ['hip-hop', '힙합', 'Hip-hop', '嘻哈', '嘻哈'],
  ['rnb', 'R&B', 'R&B', '节奏布鲁斯', '節奏藍調'],
  ['electronic', '일렉트로닉', 'Electronic', '电子', '電子'],
  ['lo-fi', '로파이', 'Lo-fi', '低保真', '低傳真'],
  ['acoustic', '어쿠스틱', 'Acoustic', '原声', '原聲'],
  ['folk', '포크', 'Folk', '民谣', '民謠'],
  ['rock', '록', 'Rock', '摇滚', '搖滾'],
  ['jazz', '재즈', 'Jazz', '爵士', '爵士'],
  ['classical', '클래식', 'Classical', '古典', '古典'],
  ['ambient', '앰비언트', 'Ambient', '氛围', '氛圍'],
  ['cinematic', '시네마틱', 'Cinematic', '电影配乐', '電影配樂'],
  ['city-pop', '시티팝', 'City pop', '城市流行', '城市流行'],
  ['traditional', '국악', 'Traditional', '传统', '傳統'],
];

const energies: readonly Names[] = [
  ['low', '낮음', 'Low', '低', '低'],
  ['medium', '보통', 'Medium', '中', '中'],
  ['high', '높음', 'High', '高', '高'],
];

const vocals: readonly Names[] = [
  ['instrumental', '연주곡', 'Instrumental', '纯音乐', '純音樂'],
  ['vocal', '보컬 있음', 'With vocals', '有人声', '有人聲'],
];

const languages: readonly Names[] = [
  ['ko', '한국어', 'Korean', '韩语', '韓語'],
  ['en', '영어', 'English', '英语', '英語'],
  ['zh', '중국어', 'Chinese', '中文', '中文'],
  ['ja', '일본어', 'Japanese', '日语', '日語'],
  ['es', '스페인어', 'Spanish', '西班牙语', '西班牙語'],
  ['other', '기타 언어', 'Other languages', '其他语言', '其他語言'],
];

const tempos: readonly Names[] = [
  ['slow', '느림', 'Slow', '慢', '慢'],
  ['moderate', '보통', 'Moderate', '适中', '適中'],
  ['fast', '빠름', 'Fast', '快', '快'],
];

const NOTES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];
const printNote = (note: string) => note.replace('#', '♯').replace('b', '♭');
const keys: readonly Names[] = NOTES.flatMap((note): Names[] => {
  const name = printNote(note);
  return [
    [note, `${name} 장조`, `${name} major`, `${name} 大调`, `${name} 大調`],
    [`${note}m`, `${name} 단조`, `${name} minor`, `${name} 小调`, `${name} 小調`],
  ];
});

const kinds = {
  mood: moods,
  genre: genres,
  energy: energies,
  vocals,
  language: languages,
  tempo: tempos,
  key: keys,
};

/** Adds what tracks sound like; those of a catalogue in use are not known yet. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create table track_trait (
    kind text not null check (kind in ('mood', 'genre', 'energy', 'vocals', 'language', 'tempo', 'key')),
    code text not null,
    name jsonb not null,
    position integer not null,
    primary key (kind, code)
  )`.execute(db);
  const rows = Object.entries(kinds).flatMap(([kind, names]) =>
    names.map(([code, ko, en, zhCN, zhTW], position) => ({
      kind,
      code,
      name: { ko, en, 'zh-CN': zhCN, 'zh-TW': zhTW },
      position,
    })),
  );
  await sql`insert into track_trait (kind, code, name, position)
    select kind, code, name, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as trait (kind text, code text, name jsonb, position integer)`.execute(db);
  await sql`alter table track
    add column mood text,
    add column genre text,
    add column energy text,
    add column vocals text check (vocals in ('instrumental', 'vocal')),
    add column vocal_language text,
    add column musical_key text,
    add column tempo integer check (tempo between 20 and 400),
    add constraint track_language_of_vocals check (vocal_language is null or vocals = 'vocal')`.execute(db);
};
