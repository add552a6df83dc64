import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  timetable: [
    ['课程表', 'class schedule', '課程表', 'ke cheng biao'],
    ['上课', 'lessons', '上課', 'shang ke'],
  ],
}
