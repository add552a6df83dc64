import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const freeRoomWords = wordsOf({
  when: ['什么时候', 'When', '什麼時候'],
  day: ['日期', 'Date', '日期'],
  from: ['开始', 'From', '開始'],
  to: ['结束', 'To', '結束'],
  building: ['教学楼', 'Building', '教學樓'],
  anyBuilding: ['全部', 'All', '全部'],
  seats: ['至少座位', 'Minimum seats', '至少座位'],
  any: ['不限', 'Any', '不限'],
  search: ['查找', 'Search', '查詢'],
  count: (count: number) => [`${count} 间空教室`, `${count} free ${count === 1 ? 'room' : 'rooms'}`, `${count} 間空教室`],
  firstOf: (shown: number) => [
    `仅显示前 ${shown} 间，请选择教学楼或座位数`,
    `The first ${shown} are shown. Choose a building or more seats to see the others.`,
    `僅顯示前 ${shown} 間，請選擇教學樓或座位數`,
  ],
  nothing: ['这段时间没有空教室', 'No room is free at this time', '這段時間沒有空教室'],
  until: (time: string) => [`空闲到 ${time}`, `Free until ${time}`, `空閒到 ${time}`],
  restOfDay: ['当天都空闲', 'Free for the rest of the day', '當天都空閒'],
  seatCount: (count: number) => [`${count} 座`, counted(count, 'seat'), `${count} 座`],
  floor: (floor: number) => [`${floor} 层`, `Floor ${floor}`, `${floor} 樓`],
})
