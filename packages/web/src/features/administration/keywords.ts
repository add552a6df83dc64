import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-people': [
    ['学生', 'students', '學生', 'xue sheng'],
    ['教师', 'staff', '教師', 'jiao shi'],
    ['账号', 'accounts', '帳號', 'zhang hao'],
    ['重置密码', 'reset password', '重設密碼', 'chong zhi mi ma'],
  ],
  'console-imports': [
    ['名单', 'list of people', '名單', 'ming dan'],
    ['Excel', 'Excel', 'Excel', 'E x c e l'],
    ['上传', 'upload', '上傳', 'shang chuan'],
  ],
  'console-resets': [
    ['双人审批', 'two-person approval', '雙人審批', 'shuang ren shen pi'],
    ['找回账号', 'account recovery', '找回帳號', 'zhao hui zhang hao'],
  ],
}
