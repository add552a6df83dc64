import type { Phrase } from '../language.ts'

/** Refusals on the way to the account of somebody whom the school's records know. */
export const registrationRefusals = {
  registration_reviewed: [
    '该注册申请已审核，不能再次提交',
    'This registration has been reviewed and cannot be submitted again',
    '該註冊申請已審核，不能再次提交',
  ],
  registration_under_review: [
    '该身份证号的注册申请正在审核，请按邮件中的链接查看进度',
    'A registration with this ID number is under review. Follow the link in your email to see its progress.',
    '該身分證號的註冊申請正在審核，請按郵件中的連結查看進度',
  ],
  registration_account_live: [
    '该档案已有账号，请直接登录或找回密码',
    'This record already has an account. Log in, or reset the password.',
    '該檔案已有帳號，請直接登入或找回密碼',
  ],
  registration_files_missing: [
    '还缺少必需的照片或扫描件，请补充后再提交',
    'Required photos or scans are missing. Add them and submit again.',
    '還缺少必需的照片或掃描件，請補充後再提交',
  ],
  registration_files_full: [
    '最多上传 10 个文件，请先删除不需要的',
    'Up to 10 files can be added. Remove one you do not need first.',
    '最多上傳 10 個檔案，請先刪除不需要的',
  ],
  registration_manual_only: [
    '人脸核验多次未通过，已转为人工审核，请提交材料等待审核',
    'Too many face checks failed. A staff member will decide: submit your documents and wait for the review.',
    '人臉核驗多次未通過，已轉為人工審核，請提交材料等待審核',
  ],
  registration_no_mail: [
    '该申请没有留下邮箱或手机号，无法发送',
    'This registration has no email address or phone number, so nothing can be sent',
    '該申請沒有留下電子信箱或手機號碼，無法發送',
  ],
  id_card_frozen: [
    '身份证号只能更正一次，如仍有误请联系学校',
    'The ID number can be corrected once only. If it is still wrong, contact your school.',
    '身分證號只能更正一次，如仍有誤請聯絡學校',
  ],
} as const satisfies Record<string, Phrase>
