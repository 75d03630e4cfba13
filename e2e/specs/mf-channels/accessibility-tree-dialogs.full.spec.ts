import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** Two members with chosen parts, one of whom had the channel alone before. */
const CHANNEL = { name: '오늘의 골목', handle: '@today.alley' };

const choose = async (page: Page, command: string) => {
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: CHANNEL.handle }));
  await page.getByRole('button', { name: `${CHANNEL.name} 메뉴` }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

test.beforeEach(({ restoreSession }) => restoreSession('aurora'));

test('the accessibility tree of the assignment names members, each part with its sum, and the first day', async ({
  page,
}) => {
  await choose(page, '멤버 배정');

  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "멤버 배정":
      - heading "멤버 배정" [level=2]
      - button "닫기"
      - list "대상 채널":
        - listitem: 오늘의 골목 @today.alley
      - list "배정할 멤버":
        - listitem:
          - checkbox "정민재 배정됨" [checked] [disabled]
        - listitem:
          - checkbox /이서아|박도윤/
        - listitem:
          - checkbox /이서아|박도윤/
        - listitem:
          - checkbox "윤지우 배정됨" [checked] [disabled]
      - region "배정 비율":
        - heading "배정 비율" [level=3]
        - radiogroup "배정 비율":
          - radio "똑같이"
          - radio "직접 입력" [checked]
        - list:
          - listitem:
            - textbox "윤지우 배정 비율":
              - text: "60"
          - listitem:
            - textbox "정민재 배정 비율":
              - text: "40"
        - status:
          - paragraph: 합계 100%
      - textbox "시작일"
      - note: /오늘\\(태평양 시간\\)부터의 수익을/
      - button "취소"
      - button "배정"
  `);
});

test('the accessibility tree of the history is a table of members, parts and days', async ({ page }) => {
  await choose(page, '배정 기록');

  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "배정 기록":
      - heading "배정 기록" [level=2]
      - button "닫기"
      - list "채널":
        - listitem: 오늘의 골목 @today.alley
      - table "이 채널의 배정":
        - rowgroup:
          - row:
            - columnheader "멤버"
            - columnheader "배정 비율"
            - columnheader "시작일"
            - columnheader "종료일"
        - rowgroup:
          - row /윤지우|정민재/:
            - rowheader /윤지우|정민재/
            - cell /60%|40%/
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/
            - cell "배정 중"
          - row /윤지우|정민재/:
            - rowheader /윤지우|정민재/
            - cell /60%|40%/
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/
            - cell "배정 중"
          - row /윤지우/:
            - rowheader "윤지우"
            - cell "100%"
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/
      - paragraph: 날짜는 태평양 시간 기준이에요.
      - button "닫기"
  `);
});

test('the accessibility tree of the deletion has the revenue, what is lost, and the acknowledgement', async ({
  page,
}) => {
  await choose(page, '채널 삭제');

  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "채널 1개 삭제":
      - heading "채널 1개 삭제" [level=2]
      - button "닫기"
      - list "삭제할 채널":
        - listitem: /오늘의 골목 @today\\.alley ₩[\\d,]+/
      - paragraph: /수익$/
      - alert:
        - list:
          - listitem: /전의 수익은 마감되어 정산서에 남아요/
          - listitem: /최소 출금액/
          - listitem: /먼저 출금하지 않으면/
          - listitem: /다시 승인된 날부터/
      - link "먼저 채널 데이터 내려받기"
      - form "삭제":
        - checkbox "위 내용을 모두 확인했어요"
        - textbox "현재 비밀번호"
      - button "취소"
      - button "삭제"
  `);
});

test('the accessibility tree of the bar for several channels has their number and the commands', async ({
  page,
}) => {
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: CHANNEL.handle }));
  await page.getByRole('main').getByRole('checkbox').nth(1).press('Space');

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - toolbar "1개 선택됨":
        - checkbox "모두 선택" [checked]
        - status: 1개 선택됨
        - button "멤버 배정"
        - button "배정 해제"
        - button "엑셀 다운로드"
        - button "삭제"
        - button /선택 해제/
  `);
});
