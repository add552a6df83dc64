import type { Phrase } from '../language.ts'

/** Refusals of what people do every day: profile, address book, messages, leave, help, scan. */
export const everydayRefusals = {
  already_decided: [
    '这件事已经处理过，请刷新查看结果',
    'This has already been decided. Reload to see the result.',
    '這件事已經處理過，請重新整理查看結果',
  ],
  picture_broken: ['图片无法打开，请换一张再试', 'The picture cannot be opened. Choose another.', '圖片無法打開，請換一張再試'],
  picture_too_small: ['图片太小，请换一张更清晰的', 'The picture is too small. Choose a sharper one.', '圖片太小，請換一張更清晰的'],
  channel_taken: [
    '该手机号或邮箱已被其他账号使用，请换一个',
    'This phone number or email address belongs to another account. Use a different one.',
    '該手機號碼或電子信箱已被其他帳號使用，請換一個',
  ],
  channel_same: ['新的与现在的相同，无需更换', 'This is the one you already have. Nothing to change.', '新的與現在的相同，無需更換'],
  channel_missing: [
    '您还没有设置，直接验证新的即可',
    'You do not have one yet. Just verify the new one.',
    '您還沒有設定，直接驗證新的即可',
  ],
  emergency_contacts_full: [
    '最多保存三位紧急联系人，请先删除一位',
    'You can have up to three emergency contacts. Remove one first.',
    '最多保存三位緊急聯絡人，請先刪除一位',
  ],
  id_number_frozen: [
    '证件号码保存后不能修改，如有错误请提交更正申请',
    'A saved ID number cannot be changed. If it is wrong, request a correction.',
    '證件號碼保存後不能修改，如有錯誤請提交更正申請',
  ],
  correction_pending: [
    '已有一个更正申请在等待审核，请等结果或先撤回',
    'A correction is already waiting for review. Wait for the result or withdraw it.',
    '已有一個更正申請在等待審核，請等結果或先撤回',
  ],
  request_pending: [
    '相同的申请正在处理，请等待结果',
    'The same request is already in progress. Please wait for the result.',
    '相同的申請正在處理，請等待結果',
  ],
  user_unknown: ['未找到该用户，请核对学号或工号', 'User not found. Check the number.', '未找到該使用者，請核對學號或工號'],
  tags_full: ['每人最多十个标签，请先删除一个', 'Up to ten tags per person. Remove one first.', '每人最多十個標籤，請先刪除一個'],
  reminder_kept_on: ['账号安全提醒不能关闭', 'Account security notifications cannot be turned off', '帳號安全提醒不能關閉'],
  leave_overlaps: [
    '这段时间您已有请假，请调整时间或先撤回原申请',
    'You already have leave in this period. Change the dates or withdraw the other request.',
    '這段時間您已有請假，請調整時間或先撤回原申請',
  ],
  leave_long_past: [
    '请假开始时间不能早于三十天前，请联系学院补办',
    'Leave cannot start more than 30 days ago. Ask your college.',
    '請假開始時間不能早於三十天前，請聯絡學院補辦',
  ],
  leave_needs_picture: [
    '请上传证明图片，例如病假证明',
    'Add a supporting picture, such as a medical certificate',
    '請上傳證明圖片，例如病假證明',
  ],
  nobody_decides: [
    '您所在的单位还没有负责审批的老师，请联系学校管理员',
    'No one in your unit can decide this yet. Contact your school administrator.',
    '您所在的單位還沒有負責審批的老師，請聯絡學校管理員',
  ],
  own_request: ['不能审批自己的申请', 'You cannot decide your own request', '不能審批自己的申請'],
  document_changed: [
    '文件已有新的版本，请重新阅读',
    'There is a newer version of this document. Please read it.',
    '文件已有新的版本，請重新閱讀',
  ],
  sealed_elsewhere: ['这个结果已失效，请重新扫描', 'This result is no longer valid. Please scan again.', '這個結果已失效，請重新掃描'],
  feedback_closed: [
    '这条反馈已结束，如有新问题请另外提交',
    'This feedback is closed. Please send new feedback.',
    '這條回饋已結束，如有新問題請另外提交',
  ],
  already_evaluated: ['您已评价过这项服务，感谢您', 'You have already rated this service. Thank you.', '您已評價過這項服務，感謝您'],
  enough_today: [
    '今天提交的次数已达上限，请明天再来',
    'You have reached today’s limit. Please come back tomorrow.',
    '今天提交的次數已達上限，請明天再來',
  ],
} as const satisfies Record<string, Phrase>
