import type { Phrase } from '../language.ts'

/** Refusals around certificates: who may have one, how often, how it is made, and what a check of one finds. */
export const documentRefusals = {
  template_unknown: [
    '没有这种证明，请返回列表重新选择',
    'This certificate does not exist. Go back to the list and choose another.',
    '沒有這種證明，請返回列表重新選擇',
  ],
  template_disabled: [
    '这种证明已停用，请联系学校管理员',
    'This certificate is disabled. Contact your school administrator.',
    '這種證明已停用，請聯絡學校管理員',
  ],
  preview_outdated: [
    '证明内容与预览不一致，请查看新的预览后再开具',
    'The certificate has changed since the preview. Check the new preview before you issue it.',
    '證明內容與預覽不一致，請查看新的預覽後再開具',
  ],
  cannot_apply: [
    '您目前不能申请这种证明，请联系学校管理员',
    'You cannot apply for this certificate now. Contact your school administrator.',
    '您目前不能申請這種證明，請聯絡學校管理員',
  ],
  usage_limit_total: [
    '这种证明的申请总次数已用完，如需更多请联系学校管理员',
    'You have reached the total limit for this certificate. Ask your school administrator for more.',
    '這種證明的申請總次數已用完，如需更多請聯絡學校管理員',
  ],
  usage_limit_day: [
    '今天的申请次数已用完，请明天再来',
    'You have reached today’s limit. Try again tomorrow.',
    '今天的申請次數已用完，請明天再來',
  ],
  usage_limit_week: [
    '本周的申请次数已用完，请下周再来',
    'You have reached this week’s limit. Try again next week.',
    '本週的申請次數已用完，請下週再來',
  ],
  usage_limit_month: [
    '本月的申请次数已用完，请下月再来',
    'You have reached this month’s limit. Try again next month.',
    '本月的申請次數已用完，請下月再來',
  ],
  usage_limit_quarter: [
    '本季度的申请次数已用完，请下季度再来',
    'You have reached this quarter’s limit. Try again next quarter.',
    '本季度的申請次數已用完，請下季度再來',
  ],
  usage_limit_half_year: [
    '本半年的申请次数已用完，请下半年再来',
    'You have reached the limit for this half-year. Try again in the next one.',
    '本半年的申請次數已用完，請下半年再來',
  ],
  usage_limit_year: [
    '今年的申请次数已用完，请明年再来',
    'You have reached this year’s limit. Try again next year.',
    '今年的申請次數已用完，請明年再來',
  ],
  copy_limit_total: [
    '超过了您一共可以领取的份数，请减少份数，如需更多请联系学校管理员',
    'This is more than the total number of copies you can get. Choose fewer, or ask your school administrator for more.',
    '超過了您一共可以領取的份數，請減少份數，如需更多請聯絡學校管理員',
  ],
  copy_limit_day: [
    '超过了今天可以领取的份数，请减少份数或明天再来',
    'This is more copies than you can get today. Choose fewer, or try again tomorrow.',
    '超過了今天可以領取的份數，請減少份數或明天再來',
  ],
  copy_limit_week: [
    '超过了本周可以领取的份数，请减少份数或下周再来',
    'This is more copies than you can get this week. Choose fewer, or try again next week.',
    '超過了本週可以領取的份數，請減少份數或下週再來',
  ],
  copy_limit_month: [
    '超过了本月可以领取的份数，请减少份数或下月再来',
    'This is more copies than you can get this month. Choose fewer, or try again next month.',
    '超過了本月可以領取的份數，請減少份數或下月再來',
  ],
  copy_limit_quarter: [
    '超过了本季度可以领取的份数，请减少份数或下季度再来',
    'This is more copies than you can get this quarter. Choose fewer, or try again next quarter.',
    '超過了本季度可以領取的份數，請減少份數或下季度再來',
  ],
  copy_limit_half_year: [
    '超过了本半年可以领取的份数，请减少份数或下半年再来',
    'This is more copies than you can get in this half-year. Choose fewer, or try again in the next one.',
    '超過了本半年可以領取的份數，請減少份數或下半年再來',
  ],
  copy_limit_year: [
    '超过了今年可以领取的份数，请减少份数或明年再来',
    'This is more copies than you can get this year. Choose fewer, or try again next year.',
    '超過了今年可以領取的份數，請減少份數或明年再來',
  ],
  free_copies_used: [
    '免费份数已用完，请联系学校管理员',
    'You have used all your free copies. Contact your school administrator.',
    '免費份數已用完，請聯絡學校管理員',
  ],
  way_not_offered: [
    '这种证明不提供所选的领取方式，请换一种',
    'This certificate is not available this way. Choose another way to receive it.',
    '這種證明不提供所選的領取方式，請換一種',
  ],
  heading_needed: ['请填写抬头', 'Enter who the certificate is addressed to', '請填寫抬頭'],
  courses_needed: ['请至少选择一门课程', 'Choose at least one course', '請至少選擇一門課程'],
  photo_needed: [
    '这种证明需要证件照，请先上传证件照',
    'This certificate shows a portrait. Upload yours first.',
    '這種證明需要證件照，請先上傳證件照',
  ],
  signature_needed: [
    '这种证明需要手写签名，请先签名',
    'This certificate shows your signature. Sign first.',
    '這種證明需要手寫簽名，請先簽名',
  ],
  signature_missing: ['您还没有签名，请先签名', 'You have no signature yet. Sign first.', '您還沒有簽名，請先簽名'],
  signature_too_short: ['签名太短，请重新签一次', 'This is too short for a signature. Sign again.', '簽名太短，請重新簽一次'],
  signature_unreadable: [
    '照片中没有看清签名，请在白纸上用深色笔签名后重拍',
    'No signature was found in the photo. Sign in dark ink on white paper and take another one.',
    '照片中沒有看清簽名，請在白紙上用深色筆簽名後重拍',
  ],
  record_unknown: [
    '没有找到您的学籍信息，请联系学校管理员',
    'You have no student record. Contact your school administrator.',
    '沒有找到您的學籍資訊，請聯絡學校管理員',
  ],
  data_missing: [
    '学籍信息不完整，暂时不能开具，请联系学校管理员补全',
    'Your record is missing something this certificate needs. Ask your school administrator to complete it.',
    '學籍資訊不完整，暫時不能開具，請聯絡學校管理員補全',
  ],
  character_missing: [
    '有的字在字库中没有，暂时不能开具。请在“帮助与反馈”里把这个字的图片发给学校，学校添加字体后即可开具',
    'None of our fonts contains one of the characters, so the document was not made. Send the school a picture of the character under Help and feedback. Once the school adds a font, it can be made.',
    '有的字在字庫中沒有，暫時不能開具。請在「幫助與回饋」裡把這個字的圖片傳給學校，學校新增字型後即可開具',
  ],
  making_failed: ['文件生成失败，请稍后重试', 'The document could not be made. Please try again later.', '檔案產生失敗，請稍後重試'],
  making_busy: [
    '正在生成的文件很多，请稍后重试',
    'Many documents are being made right now. Please try again shortly.',
    '正在產生的檔案很多，請稍後重試',
  ],
  template_broken: ['模板有错误，请按提示修改后再试', 'The template has errors. Fix the lines listed.', '範本有錯誤，請按提示修改後再試'],
  template_code_taken: [
    '这个模板编码已被使用，请换一个',
    'This template code is already in use. Choose another.',
    '這個範本編碼已被使用，請換一個',
  ],
  template_no_draft: ['没有可发布的草稿，请先修改', 'There is no draft to publish. Make a change first.', '沒有可發布的草稿，請先修改'],
  template_changed: [
    '他人刚刚修改了这个模板，请刷新后再改',
    'Someone else has just changed this template. Reload before you edit it.',
    '他人剛剛修改了這個範本，請重新整理後再改',
  ],
  document_not_ready: [
    '文件还没有生成好，请稍后刷新',
    'The document is not ready yet. Reload in a moment.',
    '檔案還沒有產生好，請稍後重新整理',
  ],
  document_over: ['这份文件已失效，不能再使用', 'This document is no longer valid and cannot be used', '這份檔案已失效，不能再使用'],
  paper_only: [
    '这份证明是纸质的，没有电子文件；请凭取件码到自助终端领取，需要电子文件请另行申请',
    'This certificate is paper only. Collect it at a terminal with your pick-up code, or apply for the file as well.',
    '這份證明是紙本的，沒有電子檔案；請憑取件碼到自助終端領取，需要電子檔案請另行申請',
  ],
  signer_in_use: [
    '正在使用的签名证书不能停用，请先更换',
    'The certificate currently used for signing cannot be revoked. Change the key first.',
    '正在使用的簽名憑證不能停用，請先更換',
  ],
  shares_full: [
    '一份文件最多同时有十个分享，请先结束一个',
    'A document can have up to ten active shares. End one first.',
    '一份檔案最多同時有十個分享，請先結束一個',
  ],
  share_over: [
    '分享不存在、已结束或已过期，请向文件持有人索取新的链接',
    'This share does not exist, has ended or has expired. Ask the holder for a new link.',
    '分享不存在、已結束或已過期，請向檔案持有人索取新的連結',
  ],
  only_pdf: [
    '只接受 PDF 文件，请上传学校发出的原文件',
    'Only PDF is accepted. Upload the original file from the school.',
    '只接受 PDF 檔案，請上傳學校發出的原檔案',
  ],
  upload_failed: ['上传失败，请检查网络后重试', 'The upload failed. Check your network and try again.', '上傳失敗，請檢查網路後重試'],
  anti_forgery_wrong: [
    '防伪码不正确，请核对文件上的防伪码',
    'The anti-forgery code is wrong. Compare it with the one on the document.',
    '防偽碼不正確，請核對檔案上的防偽碼',
  ],
  credential_unknown: [
    '凭证不存在或无效，请向持有人索取原文件',
    'The credential was not found or is not valid. Ask the holder for the original.',
    '憑證不存在或無效，請向持有人索取原檔案',
  ],
} as const satisfies Record<string, Phrase>
