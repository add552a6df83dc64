import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'login-log': [
    ['登录记录', 'sign-ins', '登入紀錄', 'deng lu ji lu'],
    ['异常登录', 'refused logins', '異常登入', 'yi chang deng lu'],
  ],
  'operation-log': [
    ['审计', 'audit', '稽核', 'shen ji'],
    ['操作记录', 'who did what', '操作紀錄', 'cao zuo ji lu'],
  ],
  'application-log': [['证明申请记录', 'certificate applications', '證明申請紀錄', 'zheng ming shen qing ji lu']],
  'face-log': [['人脸调用记录', 'face checks', '人臉呼叫紀錄', 'ren lian diao yong ji lu']],
  'photo-log': [['照片操作记录', 'photo changes', '照片操作紀錄', 'zhao pian cao zuo ji lu']],
  'console-log-exports': [
    ['下载', 'download', '下載', 'xia zai'],
    ['表格', 'spreadsheet', '試算表', 'biao ge'],
    ['双人审批', 'two-person approval', '雙人審批', 'shuang ren shen pi'],
  ],
}
