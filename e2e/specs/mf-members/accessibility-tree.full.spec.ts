import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('aurora');

test.beforeEach(async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(site + paths.manageMember.href({ q: 'member1@' }));
});

test('the accessibility tree of the member list names columns, shares and the commands of a row', async ({
  page,
}) => {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "멤버 목록" [level=2]
      - search:
        - searchbox "닉네임, 이메일 검색"
      - button "멤버 목록 내려받기"
      - button "멤버 추가"
      - table "멤버 목록":
        - rowgroup:
          - row:
            - columnheader "멤버":
              - button "멤버"
            - columnheader "채널"
            - columnheader "배분율 멤버 기준":
              - button "배분율 멤버 기준"
            - columnheader "배정 채널":
              - button "배정 채널"
            - columnheader "등록일":
              - button "등록일"
            - columnheader "메뉴"
        - rowgroup:
          - row /윤지우/:
            - rowheader /윤지우 member1@aurora\\.example/:
              - link "윤지우"
            - cell "@today.alley":
              - link "@today.alley"
            - cell "95% 수수료 5%"
            - cell /오늘의 골목, 필름 산책 2개/
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d/:
              - time
            - cell "윤지우 님 메뉴":
              - button "윤지우 님 메뉴"
  `);
});

test("the accessibility tree of a member's page has the figures, the channels with their parts and the history of shares", async ({
  page,
}) => {
  await page.getByRole('main').getByRole('link', { name: '윤지우' }).click();

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "멤버 목록"
      - heading "윤지우" [level=2]
      - paragraph:
        - text: /member1@aurora\\.example/
        - time
        - link "@today.alley"
      - button "배분율 변경"
      - button "비밀번호 변경"
      - button "윤지우 님 메뉴"
      - list "요약":
        - listitem:
          - button "이번 달 정산 금액"
          - text: /₩[\\d,]+/
        - listitem: /배분율 95%/
        - listitem: /배정 채널 2/
      - heading "채널" [level=2]
      - link "채널 관리"
      - table "채널":
        - rowgroup:
          - row:
            - columnheader "채널"
            - columnheader "배정 비율"
            - columnheader "배정 기간"
            - columnheader "상태"
        - rowgroup:
          - row /오늘의 골목/:
            - rowheader "오늘의 골목 @today.alley"
            - cell "60%"
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d부터/
            - cell "배정 중"
          - row /필름 산책/:
            - rowheader "필름 산책 @film.walk"
            - cell "100%"
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d부터/
            - cell "배정 중"
          - row /오늘의 골목/:
            - rowheader "오늘의 골목 @today.alley"
            - cell "100%"
            - cell /\\d{4}\\.\\d\\d\\.\\d\\d – \\d{4}\\.\\d\\d\\.\\d\\d/
            - cell "끝남"
      - heading "배분율 변경 이력" [level=2]
      - list "배분율 변경 이력":
        - listitem: /95% 지금/
  `);
});
