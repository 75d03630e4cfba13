import type { Language } from '../../platform/http/languages.ts';

/** Failures of publishing and releasing. */
export const releaseErrors = {
  build_refused: {
    status: 422,
    message: {
      ko: '이 빌드는 배포할 수 없어요. 이유를 확인해 주세요.',
      en: 'This build cannot be published. See the reasons.',
      'zh-CN': '此构建无法发布，请查看原因。',
      'zh-TW': '此建置無法發布，請查看原因。',
    },
  },
  version_taken: {
    status: 409,
    message: {
      ko: '같은 버전으로 다른 빌드가 이미 배포되어 있어요. 버전을 올려 주세요.',
      en: 'Another build was published as this version. Publish it as a new one.',
      'zh-CN': '该版本已发布了其他构建，请使用新的版本号。',
      'zh-TW': '該版本已發布其他建置，請使用新的版本號。',
    },
  },
  store_unavailable: {
    status: 503,
    message: {
      ko: '지금은 빌드 저장소에 연결할 수 없어요. 잠시 뒤 다시 시도해 주세요.',
      en: 'The store of builds cannot be reached right now. Please try again shortly.',
      'zh-CN': '暂时无法连接构建存储，请稍后再试。',
      'zh-TW': '目前無法連線到建置存放區，請稍後再試。',
    },
  },
  build_unknown: {
    status: 404,
    message: {
      ko: '배포된 적이 없는 빌드예요.',
      en: 'No such build was published.',
      'zh-CN': '没有发布过该构建。',
      'zh-TW': '沒有發布過該建置。',
    },
  },
  no_release: {
    status: 404,
    message: {
      ko: '이 사이트에는 아직 릴리스가 없어요.',
      en: 'This site has no release yet.',
      'zh-CN': '该站点还没有发布内容。',
      'zh-TW': '此網站還沒有發布內容。',
    },
  },
  no_released_shell: {
    status: 409,
    message: {
      ko: '릴리스된 셸이 아직 없어서 사이트를 시작할 수 없어요. 템플릿이나 최신 빌드를 골라 주세요.',
      en: 'The site cannot start, because no shell was released yet. Name a template or ask for the newest builds.',
      'zh-CN': '尚无已上线的外壳，站点无法启动。请指定模板或选择最新构建。',
      'zh-TW': '尚無已上線的外殼，網站無法啟動。請指定範本或選擇最新建置。',
    },
  },
  nothing_to_roll_back: {
    status: 409,
    message: {
      ko: '더 되돌릴 릴리스가 없어요.',
      en: 'There is no earlier release to go back to.',
      'zh-CN': '没有可以回退的更早版本。',
      'zh-TW': '沒有可以還原的更早版本。',
    },
  },
  move_unknown: {
    status: 404,
    message: {
      ko: '이 사이트에 그런 번호의 변경이 없어요.',
      en: 'This site has no move with that number.',
      'zh-CN': '此站点没有该编号的更改。',
      'zh-TW': '此網站沒有該編號的變更。',
    },
  },
  nothing_to_revert: {
    status: 409,
    message: {
      ko: '그 변경에는 되돌릴 내용이 없어요.',
      en: 'That move changed nothing that could be reverted.',
      'zh-CN': '该更改没有可以撤销的内容。',
      'zh-TW': '該變更沒有可以撤銷的內容。',
    },
  },
  release_moved: {
    status: 412,
    message: {
      ko: '그사이 다른 사람이 릴리스를 바꿨어요. 새로고침한 뒤 다시 확인해 주세요.',
      en: 'Somebody else changed the release in the meantime. Reload and look again.',
      'zh-CN': '其间有人更改了发布，请刷新后重新确认。',
      'zh-TW': '期間有人變更了發布，請重新整理後再確認。',
    },
  },
  rollout_running: {
    status: 409,
    message: {
      ko: '이 사이트에서 카나리가 진행 중이에요. 먼저 중지하거나 전체에 적용해 주세요.',
      en: 'A canary runs on this site. Stop or promote it first.',
      'zh-CN': '此站点正在进行金丝雀发布，请先停止或全面发布。',
      'zh-TW': '此網站正在進行金絲雀發布，請先停止或全面發布。',
    },
  },
  no_rollout: {
    status: 409,
    message: {
      ko: '이 사이트에서 진행 중인 카나리가 없어요.',
      en: 'No canary runs on this site.',
      'zh-CN': '此站点没有正在进行的金丝雀发布。',
      'zh-TW': '此網站沒有正在進行的金絲雀發布。',
    },
  },
  not_proven: {
    status: 409,
    message: {
      ko: '이 릴리스 세트는 아직 증명을 통과하지 못했어요. 먼저 portal prove로 확인해 주세요.',
      en: 'No proof of this release set has passed. Prove it first with portal prove.',
      'zh-CN': '此发布集尚未通过验证，请先用 portal prove 验证。',
      'zh-TW': '此發布集尚未通過驗證，請先以 portal prove 驗證。',
    },
  },
  proof_incomplete: {
    status: 409,
    message: {
      ko: '열어 보지 않은 페이지가 있어 증명을 저장하지 않았어요. portal prove를 다시 실행해 주세요.',
      en: 'Pages were not opened, so that no proof was stored. Run portal prove again.',
      'zh-CN': '有页面未被打开，因此没有保存验证结果。请重新运行 portal prove。',
      'zh-TW': '有頁面未被開啟，因此沒有儲存驗證結果。請重新執行 portal prove。',
    },
  },
  release_frozen: {
    status: 409,
    message: {
      ko: '지금은 이 사이트의 릴리스를 바꿀 수 없는 동결 기간이에요.',
      en: 'The releases of this site are frozen.',
      'zh-CN': '该站点目前处于发布冻结期，无法更改发布。',
      'zh-TW': '此網站目前處於發布凍結期，無法變更發布。',
    },
  },
  approval_required: {
    status: 409,
    message: {
      ko: '이 사이트의 릴리스를 바꾸려면 다른 사람의 승인이 필요해요.',
      en: 'Moves of this site need the approval of a second person.',
      'zh-CN': '更改该站点的发布需要另一人批准。',
      'zh-TW': '變更此網站的發布需要另一人核准。',
    },
  },
  approval_by_other: {
    status: 403,
    message: {
      ko: '요청한 사람이 아닌 다른 사람이 승인해야 해요.',
      en: 'Somebody other than who asked for it has to approve this.',
      'zh-CN': '必须由提出者以外的人批准。',
      'zh-TW': '必須由提出者以外的人核准。',
    },
  },
  planned_move_late: {
    status: 409,
    message: {
      ko: '예약한 시각이 한 시간 넘게 지나서 릴리스를 바꾸지 않았어요.',
      en: 'The planned time had passed by more than an hour, so nothing was moved.',
      'zh-CN': '已超过计划时间一小时以上，因此没有更改发布。',
      'zh-TW': '已超過預定時間一小時以上，因此沒有變更發布。',
    },
  },
  planned_move_ended: {
    status: 409,
    message: {
      ko: '이 예약은 더 이상 대기 중이 아니에요.',
      en: 'This planned move no longer waits for that.',
      'zh-CN': '该计划已不在等待中。',
      'zh-TW': '此預定變更已不在等待中。',
    },
  },
  release_untrusted: {
    status: 409,
    message: {
      ko: '이 사이트의 릴리스가 서명과 맞지 않아요. 서버 로그를 확인해 주세요.',
      en: 'The release of this site does not match its signature. See the log of the server.',
      'zh-CN': '该站点的发布与其签名不符，请查看服务器日志。',
      'zh-TW': '此網站的發布與其簽章不符，請查看伺服器紀錄。',
    },
  },
  release_key_missing: {
    status: 409,
    message: {
      ko: '릴리스에 서명할 키가 이 서버의 데이터 폴더에 없어요.',
      en: 'The key that signs releases is not in the data directory of this server.',
      'zh-CN': '此服务器的数据目录中没有用于签署发布的密钥。',
      'zh-TW': '此伺服器的資料目錄中沒有用於簽署發布的金鑰。',
    },
  },
  release_key_current: {
    status: 409,
    message: {
      ko: '지금 서명에 쓰는 키예요. 먼저 새 키로 교체해 주세요.',
      en: 'This key signs now. Rotate first.',
      'zh-CN': '此密钥正在用于签署，请先轮换密钥。',
      'zh-TW': '此金鑰正用於簽署，請先輪替金鑰。',
    },
  },
  set_unknown: {
    status: 404,
    message: {
      ko: '그런 릴리스 세트가 없거나 여러 개예요.',
      en: 'There is no such release set, or more than one.',
      'zh-CN': '没有这样的发布集，或有多个。',
      'zh-TW': '沒有這樣的發布集，或有多個。',
    },
  },
  template_unknown: {
    status: 404,
    message: {
      ko: '그런 템플릿이 없어요.',
      en: 'There is no such template.',
      'zh-CN': '没有这样的模板。',
      'zh-TW': '沒有這樣的範本。',
    },
  },
  precondition_required: {
    status: 428,
    message: {
      ko: '어떤 릴리스를 바꾸는지 알려 주세요(If-Match).',
      en: 'Say which release this changes (If-Match).',
      'zh-CN': '请指明要更改的发布（If-Match）。',
      'zh-TW': '請指明要變更的發布（If-Match）。',
    },
  },
} as const satisfies Record<string, { status: number; message: Record<Language, string> }>;
