import type { Phrase } from '@campus/contract/language.ts'
import type { OpeningHours, TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'

export interface DemoTerminal {
  readonly number: string
  readonly name: Phrase
  readonly location: Phrase
  /** Metres east and north of the middle of the campus. */
  readonly at: readonly [east: number, north: number]
  readonly abilities: readonly TerminalAbility[]
  readonly hours: readonly OpeningHours[]
  /** What its printer does from the first day on. */
  readonly printer: 'works' | 'empty'
}

const everything = ['certificate', 'document', 'photo', 'colour', 'duplex'] as const

/** Five machines where people pass by; one of them has run out of paper. */
export const demoTerminals: readonly DemoTerminal[] = [
  {
    number: 'ZD-01',
    name: ['图书馆自助终端', 'Library terminal', '圖書館自助終端'],
    location: ['图书馆一楼大厅，服务台旁', 'Library, ground floor, beside the desk', '圖書館一樓大廳，服務台旁'],
    at: [-20, 20],
    abilities: everything,
    hours: [],
    printer: 'works',
  },
  {
    number: 'ZD-02',
    name: ['服务中心自助终端', 'Service Centre terminal', '服務中心自助終端'],
    location: ['师生服务中心一楼 3 号窗口对面', 'Service Centre, opposite window 3', '師生服務中心一樓 3 號窗口對面'],
    at: [-120, -290],
    abilities: ['certificate', 'document', 'duplex'],
    hours: [],
    printer: 'works',
  },
  {
    number: 'ZD-03',
    name: ['宿舍区自助终端', 'Dormitory terminal', '宿舍區自助終端'],
    location: ['三号宿舍楼门厅', 'Dormitory 3, entrance hall', '第三宿舍門廳'],
    at: [-300, -40],
    abilities: ['document', 'photo', 'colour', 'duplex'],
    hours: [],
    printer: 'works',
  },
  {
    number: 'ZD-04',
    name: ['第二教学楼自助终端', 'Teaching Building 2 terminal', '第二教學樓自助終端'],
    location: ['第二教学楼一楼东侧', 'Teaching Building 2, ground floor, east side', '第二教學樓一樓東側'],
    at: [-110, -50],
    abilities: ['certificate', 'document', 'duplex'],
    // Never closed: a machine that is switched off at night is not out of order.
    hours: [],
    printer: 'empty',
  },
  {
    number: 'ZD-05',
    name: ['行政楼自助终端', 'Administration terminal', '行政大樓自助終端'],
    location: ['行政楼一楼，教务处门口', 'Administration Building, ground floor, outside Academic Affairs', '行政大樓一樓，教務處門口'],
    at: [10, -250],
    abilities: ['certificate'],
    hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '17:30' }],
    printer: 'works',
  },
]
