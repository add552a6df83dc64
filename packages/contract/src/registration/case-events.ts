import type { Phrase } from '../language.ts'
import type { CaseEvent } from './case.ts'

/** What happened to a case, in words for the applicant and for those who decide. */
export const caseEventNames: Record<CaseEvent, Phrase> = {
  started: ['开始注册', 'Registration started', '開始註冊'],
  code_proved: ['验证码核验通过', 'Verified by code', '驗證碼核驗通過'],
  face_agreed: ['同意人脸核验', 'Agreed to a face check', '同意人臉核驗'],
  face_passed: ['人脸核验通过', 'Face check passed', '人臉核驗通過'],
  face_failed: ['人脸核验未通过', 'Face check failed', '人臉核驗未通過'],
  turned_manual: ['转为人工审核', 'Passed on to staff for review', '轉為人工審核'],
  authority_passed: ['公安核验通过', 'Confirmed by the authority', '公安核驗通過'],
  authority_failed: ['公安核验未通过', 'Not confirmed by the authority', '公安核驗未通過'],
  handed_in: ['提交审核', 'Submitted for review', '提交審核'],
  material_asked: ['要求补充材料', 'More documents requested', '要求補充材料'],
  material_added: ['已补充材料', 'Documents added', '已補充材料'],
  id_card_corrected: ['已更正身份证号', 'ID number corrected', '已更正身分證號'],
  photo_approved: ['已选定照片', 'Photo selected', '已選定照片'],
  linked: ['已关联档案', 'Linked to a record', '已關聯檔案'],
  passed: ['审核通过', 'Approved', '審核通過'],
  failed: ['审核未通过', 'Rejected', '審核未通過'],
  owner_notified: ['已通知档案登记的联系方式', 'Notice sent to the contact on record', '已通知檔案登記的聯絡方式'],
  objected: ['档案本人表示不是其操作', 'Stopped by the person on record', '檔案本人表示不是其操作'],
  mail_sent: ['已发送邮件', 'Email sent', '已發送郵件'],
  sms_sent: ['已发送短信', 'Text message sent', '已發送簡訊'],
  registered: ['账号已开通', 'Account opened', '帳號已開通'],
  registration_failed: ['账号未能开通', 'The account could not be opened', '帳號未能開通'],
  files_deleted: ['照片和扫描件已删除', 'Photos and scans deleted', '照片和掃描件已刪除'],
}
