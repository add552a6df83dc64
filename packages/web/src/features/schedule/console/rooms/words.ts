import { wordsOf } from '@campus/ui/words/words.ts'

export const roomsWords = wordsOf({
  lead: ['教室与座位', 'Rooms and seats', '教室與座位'],
  addRoom: ['新增教室', 'Add a room', '新增教室'],
  changeRoom: ['修改教室', 'Change the room', '修改教室'],
  none: ['没有符合条件的教室', 'No matching rooms', '沒有符合條件的教室'],
  search: ['搜索编号或名称', 'Search by code or name', '搜尋編號或名稱'],
  building: ['楼宇', 'Building', '樓宇'],
  allBuildings: ['全部楼宇', 'All buildings', '全部樓宇'],
  code: ['编号', 'Code', '編號'],
  name: ['名称', 'Name', '名稱'],
  kind: ['类型', 'Kind', '類型'],
  floor: ['楼层', 'Floor', '樓層'],
  seats: ['座位数', 'Seats', '座位數'],
  seatRows: ['座位排数', 'Rows of seats', '座位排數'],
  seatColumns: ['每排座位', 'Seats per row', '每排座位'],
  seatHint: ['用于考试编排座位', 'For the seating plan of exams', '用於考試編排座位'],
  lessonsAhead: ['待上课次', 'Upcoming lessons', '待上課次'],
  state: ['状态', 'Status', '狀態'],
  open: ['使用中', 'Open', '使用中'],
  closed: ['已停用', 'Closed', '已停用'],
  isClosed: ['停用，不再安排新课', 'Closed to new lessons', '停用，不再安排新課'],
})
