import type { Phrase } from '../language.ts'

/** The tables of the plan of lessons, in the order in which one needs the other. */
export const scheduleTables = ['rooms', 'sections', 'rosters', 'times'] as const
export type ScheduleTable = (typeof scheduleTables)[number]

/** How the columns of each table are headed. */
export const scheduleHeadings = {
  rooms: {
    code: ['教室编号', 'Room code', '教室編號'],
    name: ['名称', 'Name', '名稱'],
    nameEn: ['英文名称', 'English name', '英文名稱'],
    nameTw: ['繁体名称', 'Name in Traditional Chinese', '繁體名稱'],
    building: ['楼宇', 'Building', '樓宇'],
    kind: ['类型', 'Type', '類型'],
    floor: ['楼层', 'Floor', '樓層'],
    seats: ['座位数', 'Seats', '座位數'],
    seatRows: ['考场排数', 'Seat rows', '考場排數'],
    seatColumns: ['考场列数', 'Seat columns', '考場列數'],
    closed: ['停用', 'Closed', '停用'],
  },
  sections: {
    code: ['教学班编号', 'Section code', '教學班編號'],
    term: ['学期', 'Term', '學期'],
    course: ['课程编码', 'Course code', '課程編碼'],
    courseName: ['课程名称', 'Course name', '課程名稱'],
    unit: ['开课单位', 'Unit', '開課單位'],
    teachers: ['教师工号', 'Teacher numbers', '教師工號'],
    capacity: ['容量', 'Capacity', '容量'],
    classes: ['行政班', 'Classes', '行政班'],
  },
  rosters: {
    section: ['教学班编号', 'Section code', '教學班編號'],
    number: ['学号', 'Student number', '學號'],
    name: ['姓名', 'Name', '姓名'],
    kind: ['修读方式', 'Kind', '修讀方式'],
    reason: ['冲突原因', 'Reason for a clash', '衝突原因'],
  },
  times: {
    key: ['排课标识', 'Key', '排課識別碼'],
    sections: ['教学班编号', 'Section codes', '教學班編號'],
    weekday: ['星期', 'Weekday', '星期'],
    weeks: ['周次', 'Weeks', '週次'],
    periods: ['节次', 'Periods', '節次'],
    clock: ['时间', 'Time', '時間'],
    room: ['教室编号', 'Room code', '教室編號'],
    teachers: ['教师工号', 'Teacher numbers', '教師工號'],
    reason: ['冲突原因', 'Reason for a clash', '衝突原因'],
  },
} as const satisfies Record<ScheduleTable, Record<string, Phrase>>

export type ScheduleField<Table extends ScheduleTable> = keyof (typeof scheduleHeadings)[Table] & string

export const scheduleFields = <Table extends ScheduleTable>(table: Table) => Object.keys(scheduleHeadings[table]) as ScheduleField<Table>[]

/** Monday first. */
export const weekdayNames: readonly Phrase[] = [
  ['周一', 'Monday', '週一'],
  ['周二', 'Tuesday', '週二'],
  ['周三', 'Wednesday', '週三'],
  ['周四', 'Thursday', '週四'],
  ['周五', 'Friday', '週五'],
  ['周六', 'Saturday', '週六'],
  ['周日', 'Sunday', '週日'],
]
