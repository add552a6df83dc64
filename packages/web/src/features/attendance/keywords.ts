import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'roll-calls': [
    ['点名', 'call the roll', '點名', 'dian ming'],
    ['签到码', 'sign-in code', '簽到碼', 'qian dao ma'],
  ],
  'attendance-objections': [['申诉', 'appeal', '申訴', 'shen su']],
  'own-attendance': [
    ['我的考勤', 'my attendance', '我的考勤', 'wo de kao qin'],
    ['签到', 'sign in', '簽到', 'qian dao'],
    ['签退', 'sign out', '簽退', 'qian tui'],
    ['旷课', 'absence', '曠課', 'kuang ke'],
  ],
  'attendance-rates': [['出勤率', 'attendance rate', '出席率', 'chu qin lv']],
  warnings: [['缺课', 'missed lessons', '缺課', 'que ke']],
  'leave-for-lessons': [['缺课请假', 'miss lessons', '缺課請假', 'que ke qing jia']],
  'console-attendance': [['更正考勤', 'correct attendance', '更正考勤', 'geng zheng kao qin']],
  'console-warnings': [['取消考试资格', 'bar from an exam', '取消考試資格', 'qu xiao kao shi zi ge']],
}
