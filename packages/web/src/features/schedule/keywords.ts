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
}
