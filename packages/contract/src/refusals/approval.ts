import type { Phrase } from '../language.ts'

/** Refusals of the approval office. */
export const approvalRefusals = {
  process_stopped: ['该流程已停用，暂不能发起', 'This process is not open for applications right now', '該流程已停用，暫不能發起'],
  form_wrong: ['表单有误，请检查标出的项目', 'Please check the highlighted fields', '表單有誤，請檢查標出的項目'],
  unit_not_yours: ['只能以自己所在的单位发起', 'You can only apply for a unit that you belong to', '只能以自己所在的單位發起'],
  pick_people: ['请先选择后续步骤的处理人', 'Choose the people for the later steps first', '請先選擇後續步驟的處理人'],
  claim_taken: [
    '所选的资源在该时段已被占用，或该编号已使用',
    'Already booked for this time, or the number has been used before',
    '所選的資源在該時段已被占用，或該編號已使用',
  ],
  attachment_not_yours: ['附件不存在或不属于您', 'The attachment does not exist or is not yours', '附件不存在或不屬於您'],
  approval_not_running: ['该申请已结束，不能再处理', 'This application has ended and cannot be changed', '該申請已結束，不能再處理'],
  task_not_open: ['该任务已处理，不能重复处理', 'This task has already been handled', '該任務已處理，不能重複處理'],
  not_your_task: ['该任务不由您处理', 'This task is not assigned to you', '該任務不由您處理'],
  not_allowed_here: ['该步骤不允许此操作', 'This step does not allow that', '該步驟不允許此操作'],
  words_required: ['请填写处理意见', 'Add a comment', '請填寫處理意見'],
  signature_required: ['该步骤需要手写签名', 'This step needs your signature', '該步驟需要手寫簽名'],
  unknown_person: [
    '找不到所选的人员，或其账号已停用',
    'A selected person was not found or is no longer active',
    '找不到所選的人員，或其帳號已停用',
  ],
  already_signer: ['所选人员已在该步骤中', 'That person already takes part in this step', '所選人員已在該步驟中'],
  too_many_signers: ['该步骤的处理人过多', 'Too many people for this step', '該步驟的處理人過多'],
  wrong_target: ['不能退回到该步骤', 'It cannot be returned to that step', '不能退回到該步驟'],
  too_late: [
    '后续步骤已处理，不能再撤回',
    'A later step has been handled, so this can no longer be taken back',
    '後續步驟已處理，不能再撤回',
  ],
  field_not_open: ['该步骤不能修改此项', 'This step cannot change that field', '該步驟不能修改此項'],
  already_undone: ['该申请已撤销或正在撤销', 'This has been undone already, or is about to be', '該申請已撤銷或正在撤銷'],
  already_urged: ['今天已催办过，请明天再试', 'You have already sent a reminder today', '今天已催辦過，請明天再試'],
  batch_one_process: [
    '批量同意只能选择同一流程、且允许批量处理的任务',
    'Select tasks of one process that allows approving several at once',
    '批量同意只能選擇同一流程、且允許批量處理的任務',
  ],
  query_unknown: ['没有这个查询或规则', 'There is no such query or rule', '沒有這個查詢或規則'],
  group_in_use: ['该分组下还有流程', 'This group still has processes', '該分組下還有流程'],
  matter_never_stops: [
    '该流程由系统业务使用，不能停用，可发布新版本',
    'Built-in processes cannot be stopped. Publish a new version instead.',
    '該流程由系統業務使用，不能停用，可發布新版本',
  ],
  draft_changed: [
    '草稿已被他人修改，请刷新后再编辑',
    'Somebody else has changed this draft. Reload it before editing.',
    '草稿已被他人修改，請重新整理後再編輯',
  ],
  tree_unreadable: ['流程结构无法识别', 'This is not a readable process', '流程結構無法識別'],
  nothing_published: [
    '该流程还没有发布过，不能丢弃草稿',
    'Nothing has been published yet, so the draft is all there is',
    '該流程還沒有發布過，不能捨棄草稿',
  ],
  process_has_problems: ['流程还有问题，请先修正', 'Fix the problems of the process first', '流程還有問題，請先修正'],
  no_draft: ['没有可发布的草稿', 'There is no draft to publish', '沒有可發布的草稿'],
  absence_overlaps: ['该时段已设置过代理', 'You already have a deputy for this time', '該時段已設定過代理'],
  deputy_self: ['代理人不能是自己', 'Choose somebody else as your deputy', '代理人不能是自己'],
} as const satisfies Record<string, Phrase>
