import type { ChannelTitles } from './titles.ts';

const catThings = [
  '종이상자',
  '새 캣타워',
  '로봇청소기',
  '거울',
  '얼음 한 조각',
  '오이',
  '레이저 포인터',
  '빈 쇼핑백',
  '자동급식기',

  '비눗방울',
  '택배 테이프',
  '수도꼭지',
  '빨래 바구니',
  '풍선',
  '강아지풀',
  '크리스마스트리',
  '고데기 상자',
];

const workouts = [
  '코어',
  '하체',
  '등',
  '어깨',
  '팔뚝',
  '골반 교정',
  '거북목',
  '굽은 등',
  '종아리',
  '옆구리',
  '허벅지 안쪽',
  '아침 스트레칭',
];

/** Two cats and the person who studies them. */
export const catLab: ChannelTitles = {
  written: [
    '고양이가 문을 여는 법 (진짜로 열었음) “보고도 안 믿김”',
    '집사가 3초 먼저 일어났을 뿐인데 고양이 표정이 세상을 다 잃었다 😿｜끝까지 보셔야 반전 있어요',
    '츄르 소리 vs 이름 부르는 소리, 과연 어디로 올까?',
    '형제인데 이렇게 다르다고? 🐈 치즈와 고등어',
    '고양이 앞에서 갑자기 쓰러져 봤습니다 (실험 21회차)',
    '“냐옹”을 사람 말로 번역해 봤어요',
    '동물병원 가는 날, 이동장만 꺼냈는데 사라졌다',
    '처음 눈을 본 고양이의 3단 변화 ❄️',
  ],
  series: [
    { pattern: '고양이에게 {x} 보여줬더니 😹', of: catThings },
    { pattern: '{x} 앞의 고양이, 3시간 관찰일지', of: catThings },
    { pattern: '냥이 실험실｜{x} 편', of: catThings },
    { pattern: '{x} 하나에 무너진 고양이의 자존심', of: catThings },
    { pattern: '두 고양이의 {x} 쟁탈전 🥊', of: catThings },
    { pattern: '고양이가 {x} 앞에서 얌전해지는 이유', of: catThings },
  ],
};

/** Training at home. */
export const runJaehee: ChannelTitles = {
  written: [
    '1분 홈트｜층간소음 없는 전신 유산소 루틴',
    '달리기 100일 전과 후 🏃 몸무게보다 먼저 바뀐 것',
    '비 오는 날에도 뛰는 사람들｜잠수교 러닝 크루',
    '하루 5분만 따라 하세요, 의자에서 하는 “앉은 채로” 스트레칭 7가지 (사무실용, 소리 안 남) 🪑',
    '5km 처음 완주한 날 울었습니다',
  ],
  series: [
    { pattern: '1분 홈트｜{x} 집중', of: workouts },
    { pattern: '하루 한 번 {x} 루틴 💪', of: workouts },
    { pattern: '{x} 운동, 이 각도만 바꿔보세요', of: workouts },
    { pattern: '자기 전 {x} 풀어주기 🌙', of: workouts },
    { pattern: '초보자용 {x} 20초 챌린지', of: workouts },
  ],
};
