import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  certificates: [
    ['开证明', 'certificate', '開證明', 'kai zheng ming'],
    ['在读证明', 'enrolment proof', '在學證明', 'zai du zheng ming'],
    ['成绩单', 'transcript', '成績單', 'cheng ji dan'],
    ['毕业证明', 'graduation', '畢業證明', 'bi ye zheng ming'],
  ],
  'my-documents': [
    ['电子证明', 'digital certificate', '電子證明', 'dian zi zheng ming'],
    ['下载', 'download', '下載', 'xia zai'],
    ['PDF', 'PDF', 'PDF', 'P D F'],
  ],
  'score-proof': [
    ['成绩单', 'transcript', '成績單', 'cheng ji dan'],
    ['绩点', 'GPA', '績點', 'ji dian'],
  ],
  grades: [
    ['分数', 'marks', '分數', 'fen shu'],
    ['绩点', 'GPA', '績點', 'ji dian'],
    ['学分', 'credits', '學分', 'xue fen'],
  ],
  ranking: [
    ['名次', 'rank', '名次', 'ming ci'],
    ['绩点', 'GPA', '績點', 'ji dian'],
  ],
  'console-templates': [
    ['证明样式', 'layout', '證明樣式', 'zheng ming yang shi'],
    ['印章', 'seal', '印章', 'yin zhang'],
    ['收费', 'fees', '收費', 'shou fei'],
  ],
  'console-issued': [
    ['作废', 'revoke', '作廢', 'zuo fei'],
    ['证明编号', 'serial number', '證明編號', 'zheng ming bian hao'],
  ],
  'console-counter': [
    ['代办', 'on behalf of', '代辦', 'dai ban'],
    ['现场办理', 'in person', '現場辦理', 'xian chang ban li'],
  ],
  'console-keys': [
    ['电子签名', 'signature', '電子簽名', 'dian zi qian ming'],
    ['数字证书', 'digital certificate', '數位憑證', 'shu zi zheng shu'],
  ],
  'console-verifications': [
    ['验真', 'authenticity', '驗真', 'yan zhen'],
    ['查验记录', 'checks', '查驗記錄', 'cha yan ji lu'],
  ],
}
