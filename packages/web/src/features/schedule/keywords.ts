import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  timetable: [
    ['课程表', 'class schedule', '課程表', 'ke cheng biao'],
    ['上课', 'lessons', '上課', 'shang ke'],
  ],
  'console-terms': [
    ['校历', 'academic calendar', '校曆', 'xiao li'],
    ['调休', 'make-up days', '補課', 'tiao xiu'],
  ],
  'console-rooms': [['楼宇', 'buildings', '樓宇', 'lou yu']],
  'console-sections': [
    ['排课', 'planning lessons', '排課', 'pai ke'],
    ['选课名单', 'rosters', '選課名單', 'xuan ke ming dan'],
  ],
  'lesson-changes': [
    ['停课', 'cancel a lesson', '停課', 'ting ke'],
    ['代课', 'substitute', '代課', 'dai ke'],
    ['换教室', 'another room', '換教室', 'huan jiao shi'],
  ],
  'free-rooms': [
    ['自习', 'study room', '自習', 'zi xi'],
    ['教室', 'classroom', '教室', 'jiao shi'],
  ],
  shares: [
    ['家长', 'parents', '家長', 'jia zhang'],
    ['共享码', 'share code', '共享碼', 'gong xiang ma'],
  ],
  'console-lesson-changes': [['停课审批', 'approve changes', '停課審批', 'ting ke shen pi']],
  'console-plan-imports': [
    ['导入课表', 'import the timetable', '匯入課表', 'dao ru ke biao'],
    ['导出名单', 'export rosters', '匯出名單', 'dao chu ming dan'],
    ['教务系统', 'OneRoster', '教務系統', 'jiao wu xi tong'],
  ],
}
