import type { Phrase } from '../language.ts'

/** Refusals that any call may give without declaring them: they come from the door, not from the action. */
export const authRefusals = {
  login_required: ['请先登录', 'Please log in first', '請先登入'],
  forbidden: [
    '您没有使用此功能的权限，如有需要请联系学校管理员',
    'You do not have access to this. If you need it, ask your school administrator.',
    '您沒有使用此功能的權限，如有需要請聯絡學校管理員',
  ],
  proof_required: [
    '为了您的账号安全，请先验证身份',
    'To keep your account safe, confirm it is you first',
    '為了您的帳號安全，請先驗證身分',
  ],
  beat_needed: ['终端正在重新连接，请稍候再试', 'The terminal is reconnecting. Try again in a moment.', '終端正在重新連線，請稍候再試'],
  bad_input: ['请检查标出的内容后再提交', 'Check the marked fields and submit again', '請檢查標出的內容後再提交'],
  not_found: ['没有找到相应内容，可能已被删除', 'Nothing found here. It may have been removed.', '沒有找到相應內容，可能已被刪除'],
  idempotency_key_reused: [
    '这次提交与之前的内容不同，请刷新后重试',
    'This differs from an earlier submission with the same key. Reload and try again.',
    '這次提交與之前的內容不同，請重新整理後重試',
  ],
  still_working: [
    '上一次提交仍在处理，请稍候查看结果',
    'Your earlier submission is still being processed. Check again in a moment.',
    '上一次提交仍在處理，請稍候查看結果',
  ],
  cross_site: ['为了安全，此操作只能在本应用内进行', 'For your security, this works only in the app', '為了安全，此操作只能在本應用內進行'],
  too_many_requests: ['操作过于频繁，请稍后再试', 'Too many requests. Wait a moment and try again.', '操作過於頻繁，請稍後再試'],
  too_large: ['内容过大，请压缩或减少后再上传', 'This is too large. Make it smaller and try again.', '內容過大，請壓縮或減少後再上傳'],
  storage_full: [
    '您上传的文件已达到空间上限，请联系学校',
    'You have used up your storage. Contact your school.',
    '您上傳的檔案已達到空間上限，請聯絡學校',
  ],
  system_exception: ['系统异常，请稍后再试', 'Something went wrong on our side. Please try again later.', '系統異常，請稍後再試'],
} as const satisfies Record<string, Phrase>

/** Words that more than one area declares. */
export const commonRefusals = {
  captcha_required: ['请先输入图形验证码', 'Please enter the captcha first', '請先輸入圖形驗證碼'],
  captcha_wrong: [
    '验证码错误或已过期，请换一张重试',
    'The captcha is wrong or has expired. Get a new one and try again.',
    '驗證碼錯誤或已過期，請換一張重試',
  ],
  file_kind: ['不支持这种文件格式，请换一种', 'This file type is not accepted. Choose another.', '不支援這種檔案格式，請換一種'],
} as const satisfies Record<string, Phrase>
