import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('aurora');

test.beforeEach(({ restoreSession }) => restoreSession('aurora'));

test('the accessibility tree of the channel list names tabs, filters, columns and the commands of a row', async ({
  page,
}) => {
  await page.goto(site + paths.manageChannel.href({ q: '@today.alley' }));
  await expect(page.getByRole('row', { name: /오늘의 골목/ })).toBeVisible();

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "상태별 채널":
        - list:
          - listitem:
            - link /전체 \\d+/
          - listitem:
            - link /대기 \\d+/
          - listitem:
            - link /보류 \\d+/
          - listitem:
            - link /승인 \\d+/
          - listitem:
            - link /거절 \\d+/
          - listitem:
            - link /인증 필요 \\d+/
      - search:
        - searchbox "채널 검색"
      - button "배정 멤버 모든 멤버"
      - button "인증 모든 인증 상태"
      - button "채널 목록 내려받기"
      - button "채널 등록"
      - table "채널 목록":
        - rowgroup:
          - row:
            - cell "모두 선택":
              - checkbox "모두 선택"
            - columnheader "채널":
              - button "채널"
            - columnheader "상태":
              - button "상태"
            - columnheader "인증"
            - columnheader "배정 멤버"
            - columnheader "분류"
            - columnheader "쇼츠":
              - button "쇼츠"
            - columnheader "등록일":
              - button "등록일"
            - columnheader "승인일":
              - button "승인일"
            - columnheader "메뉴"
        - rowgroup:
          - row /오늘의 골목/:
            - cell "오늘의 골목 선택":
              - checkbox "오늘의 골목 선택"
            - rowheader "오늘의 골목 @today.alley"
            - cell "승인"
            - cell "인증 완료"
            - cell "윤지우 60%, 정민재 40%"
            - cell "BGM"
            - cell /\\d+/
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/:
              - time
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/:
              - time
            - cell "오늘의 골목 메뉴":
              - button "오늘의 골목 메뉴"
      - status: 채널 1개
  `);
});

test('the accessibility tree of the registration names each line with its result', async ({ page }) => {
  await page.goto(site + paths.manageChannel.path);
  await page.getByRole('button', { name: '채널 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '채널 등록' });
  await dialog.getByRole('textbox', { name: '채널 링크' }).fill('@today.alley\n@old.house\nnope');

  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "채널 등록":
      - heading "채널 등록" [level=2]
      - paragraph: /링크나 핸들을 한 줄에 하나씩/
      - button "닫기"
      - textbox "채널 링크"
      - button "CSV 파일로 한꺼번에"
      - region "확인 결과":
        - heading "확인 결과" [level=3]
        - status: /모든 줄을 확인했어요/
        - list:
          - listitem:
            - paragraph: 오늘의 골목 @today.alley
            - paragraph: /\\d{4}\\.\\d\\d\\.\\d\\d에 등록한 채널이에요/
            - text: 이미 등록됨
          - listitem:
            - paragraph: 老屋修復日記 @old.house
            - paragraph: 다른 파트너가 등록한 채널이에요
            - text: 등록 불가
          - listitem:
            - paragraph: nope
            - paragraph: 채널을 찾지 못했어요. 주소를 확인해 주세요
            - text: 찾을 수 없음
      - note: /승인까지 영업일/
      - button "취소"
      - button "채널 등록"
  `);
});

test('the accessibility tree of the verification has the code, numbered steps and guides', async ({
  page,
}) => {
  await page.goto(site + paths.manageChannel.href({ q: '@lunchbox.log' }));
  await page.getByRole('button', { name: '인증하기 도시락 기록' }).click();

  await expect(page.getByRole('dialog', { name: '채널 인증' })).toMatchAriaSnapshot(`
    - dialog "채널 인증":
      - heading "채널 인증" [level=2]
      - button "닫기"
      - paragraph: 도시락 기록
      - paragraph: /@lunchbox\\.log 구독자 [\\d.]+만/
      - code: /[A-Z2-9-]{10,}/
      - button "복사 인증 코드"
      - list:
        - listitem:
          - paragraph: 코드를 복사하세요
        - listitem:
          - paragraph: 채널 설명에 붙여 넣고 게시하세요
          - paragraph: YouTube 스튜디오 › 맞춤설정 › 기본 정보
          - paragraph: /설명은 1,000자까지이고, 코드는 \\d+자예요\\./
        - listitem:
          - paragraph: 인증을 시작하세요
          - paragraph: 그다음은 자동으로 확인해요
      - group: 번역된 설명을 쓰고 있나요?
      - group: 어디에 붙여 넣나요?
      - link "스튜디오 열기"
      - button "인증 시작"
  `);
});
