import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-students': [
    ['学籍', 'study records', '學籍', 'xue ji'],
    ['学生信息', 'student information', '學生資訊', 'xue sheng xin xi'],
  ],
  'console-old-records': [['教务系统', 'academic system', '教務系統', 'jiao wu xi tong']],
  'console-record-changes': [['第二人确认', 'second person', '第二人確認', 'di er ren que ren']],
}
