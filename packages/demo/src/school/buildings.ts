import type { Phrase } from '@campus/contract/language.ts'
import type { Place } from '@campus/contract/school/places.ts'

export interface Building {
  readonly code: string
  readonly kind: Place['kind']
  readonly name: Phrase
  /** Metres east and north of the middle of the campus, and the size of the ground it covers. */
  readonly at: readonly [east: number, north: number]
  readonly size: readonly [width: number, depth: number]
  /** Degrees against the clock. */
  readonly turned?: number
}

const building = (
  code: string,
  kind: Place['kind'],
  name: Phrase,
  at: Building['at'],
  size: Building['size'],
  turned?: number,
): Building => ({ code, kind, name, at, size, ...(turned === undefined ? {} : { turned }) })

/** One axis from the south gate to the library, teaching around it, dormitories in the west, sport in the east, a lake in the north. */
export const buildings: readonly Building[] = [
  building('south-gate', 'gate', ['南门', 'South Gate', '南門'], [0, -420], [46, 12]),
  building('east-gate', 'gate', ['东门', 'East Gate', '東門'], [510, 20], [12, 34]),
  building('north-gate', 'gate', ['北门', 'North Gate', '北門'], [-40, 430], [40, 12]),
  building('library', 'library', ['图书馆', 'Library', '圖書館'], [0, 40], [96, 78]),
  building('main', 'office', ['行政楼', 'Administration Building', '行政大樓'], [0, -250], [110, 34]),
  building('service', 'office', ['师生服务中心', 'Service Centre', '師生服務中心'], [-120, -300], [54, 36]),
  building('archives', 'office', ['档案馆', 'Archives', '檔案館'], [120, -300], [46, 32]),
  building('teaching-1', 'teaching', ['第一教学楼', 'Teaching Building 1', '第一教學樓'], [-150, -120], [98, 30]),
  building('teaching-2', 'teaching', ['第二教学楼', 'Teaching Building 2', '第二教學樓'], [-150, -50], [98, 30]),
  building('teaching-3', 'teaching', ['第三教学楼', 'Teaching Building 3', '第三教學樓'], [150, -120], [98, 30]),
  building('teaching-4', 'teaching', ['第四教学楼', 'Teaching Building 4', '第四教學樓'], [150, -50], [98, 30]),
  building('computing', 'teaching', ['计算机楼', 'Computing Building', '計算機大樓'], [170, 60], [64, 52], 12),
  building('engineering', 'teaching', ['工程训练中心', 'Engineering Training Centre', '工程訓練中心'], [260, 110], [84, 46], 12),
  building('laboratory', 'teaching', ['理科实验楼', 'Science Laboratories', '理科實驗樓'], [200, 190], [76, 44], 12),
  building('arts', 'teaching', ['建筑与艺术楼', 'Architecture and Arts Building', '建築與藝術大樓'], [-170, 60], [70, 48], -10),
  building('hall', 'teaching', ['大学生活动中心', 'Student Centre', '學生活動中心'], [-150, 160], [66, 56]),
  building('dorm-1', 'dormitory', ['一号宿舍楼', 'Dormitory 1', '第一宿舍'], [-340, -140], [84, 18]),
  building('dorm-2', 'dormitory', ['二号宿舍楼', 'Dormitory 2', '第二宿舍'], [-340, -90], [84, 18]),
  building('dorm-3', 'dormitory', ['三号宿舍楼', 'Dormitory 3', '第三宿舍'], [-340, -40], [84, 18]),
  building('dorm-4', 'dormitory', ['四号宿舍楼', 'Dormitory 4', '第四宿舍'], [-340, 10], [84, 18]),
  building('dorm-5', 'dormitory', ['五号宿舍楼', 'Dormitory 5', '第五宿舍'], [-340, 60], [84, 18]),
  building('canteen-1', 'canteen', ['第一食堂', 'Canteen 1', '第一餐廳'], [-340, 130], [62, 44]),
  building('canteen-2', 'canteen', ['第二食堂', 'Canteen 2', '第二餐廳'], [300, -170], [58, 42]),
  building('stadium', 'sport', ['田径场', 'Athletics Ground', '田徑場'], [410, -40], [94, 176]),
  building('gym', 'sport', ['体育馆', 'Gymnasium', '體育館'], [410, 130], [72, 58]),
  building('lake', 'green', ['静湖', 'Quiet Lake', '靜湖'], [20, 260], [170, 110], 8),
  building('garden', 'green', ['银杏园', 'Ginkgo Garden', '銀杏園'], [0, -150], [90, 60]),
]
