import type { Phrase } from '@campus/contract/language.ts'

interface Major {
  readonly code: string
  readonly name: Phrase
  /** How many year groups it has by now: a young major has not filled all four years yet. */
  readonly years: 1 | 2 | 3 | 4
}

export interface College {
  readonly code: string
  readonly name: Phrase
  readonly majors: readonly Major[]
}

const major = (code: string, years: Major['years'], ...name: Phrase): Major => ({ code, name, years })

export const colleges: readonly College[] = [
  {
    code: '01',
    name: ['计算机学院', 'School of Computing', '計算機學院'],
    majors: [
      major('0101', 4, '计算机科学与技术', 'Computer Science and Technology', '計算機科學與技術'),
      major('0102', 3, '软件工程', 'Software Engineering', '軟體工程'),
      major('0103', 1, '人工智能', 'Artificial Intelligence', '人工智慧'),
    ],
  },
  {
    code: '02',
    name: ['机械工程学院', 'School of Mechanical Engineering', '機械工程學院'],
    majors: [
      major('0201', 4, '机械设计制造及其自动化', 'Mechanical Design, Manufacturing and Automation', '機械設計製造及其自動化'),
      major('0202', 2, '车辆工程', 'Vehicle Engineering', '車輛工程'),
      major('0203', 2, '机器人工程', 'Robotics Engineering', '機器人工程'),
    ],
  },
  {
    code: '03',
    name: ['经济管理学院', 'School of Economics and Management', '經濟管理學院'],
    majors: [
      major('0301', 4, '会计学', 'Accounting', '會計學'),
      major('0302', 3, '金融学', 'Finance', '金融學'),
      major('0303', 2, '物流管理', 'Logistics Management', '物流管理'),
    ],
  },
  {
    code: '04',
    name: ['外国语学院', 'School of Foreign Languages', '外國語學院'],
    majors: [
      major('0401', 4, '英语', 'English', '英語'),
      major('0402', 3, '日语', 'Japanese', '日語'),
      major('0403', 1, '翻译', 'Translation and Interpreting', '翻譯'),
    ],
  },
  {
    code: '05',
    name: ['生命科学学院', 'School of Life Sciences', '生命科學學院'],
    majors: [
      major('0501', 3, '生物技术', 'Biotechnology', '生物技術'),
      major('0502', 2, '食品科学与工程', 'Food Science and Engineering', '食品科學與工程'),
      major('0503', 1, '生物信息学', 'Bioinformatics', '生物資訊學'),
    ],
  },
  {
    code: '06',
    name: ['建筑与艺术学院', 'School of Architecture and Arts', '建築與藝術學院'],
    majors: [
      major('0601', 4, '建筑学', 'Architecture', '建築學'),
      major('0602', 2, '风景园林', 'Landscape Architecture', '風景園林'),
      major('0603', 1, '数字媒体艺术', 'Digital Media Art', '數位媒體藝術'),
    ],
  },
  {
    code: '07',
    name: ['理学院', 'School of Sciences', '理學院'],
    majors: [
      major('0701', 3, '数学与应用数学', 'Mathematics and Applied Mathematics', '數學與應用數學'),
      major('0702', 2, '应用物理学', 'Applied Physics', '應用物理學'),
      major('0703', 1, '数据科学', 'Data Science', '資料科學'),
    ],
  },
  {
    code: '08',
    name: ['人文与法学院', 'School of Humanities and Law', '人文與法學院'],
    majors: [
      major('0801', 4, '法学', 'Law', '法學'),
      major('0802', 3, '汉语言文学', 'Chinese Language and Literature', '漢語言文學'),
      major('0803', 1, '社会工作', 'Social Work', '社會工作'),
    ],
  },
]
