import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  exams: [
    ['考场', 'exam room', '考場', 'kao chang'],
    ['座位号', 'seat number', '座位號', 'zuo wei hao'],
  ],
  invigilations: [['考生签到', 'check in candidates', '考生簽到', 'kao sheng qian dao']],
  'console-exams': [
    ['排考', 'schedule exams', '排考', 'pai kao'],
    ['座位表', 'seat plan', '座位表', 'zuo wei biao'],
  ],
}
