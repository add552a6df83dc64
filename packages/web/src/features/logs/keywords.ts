import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-log-exports': [
    ['下载', 'download', '下載', 'xia zai'],
    ['表格', 'spreadsheet', '試算表', 'biao ge'],
    ['双人审批', 'two-person approval', '雙人審批', 'shuang ren shen pi'],
  ],
}
