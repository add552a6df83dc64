import type { Phrase } from '../language.ts'

/** The tables of a school's data, in the order in which one needs the other. */
export const dataTables = ['units', 'courses', 'records', 'scores'] as const
export type DataTable = (typeof dataTables)[number]

/** How the columns of each table are headed. */
export const dataHeadings = {
  units: {
    code: ['单位编码', 'Unit code', '單位編碼'],
    kind: ['类型', 'Type', '類型'],
    name: ['名称', 'Name', '名稱'],
    nameEn: ['英文名称', 'English name', '英文名稱'],
    nameTw: ['繁体名称', 'Name in Traditional Chinese', '繁體名稱'],
    parent: ['上级单位编码', 'Parent unit code', '上級單位編碼'],
    position: ['排序', 'Order', '排序'],
  },
  courses: {
    code: ['课程编码', 'Course code', '課程編碼'],
    name: ['课程名称', 'Course name', '課程名稱'],
    nameEn: ['英文名称', 'English name', '英文名稱'],
    nameTw: ['繁体名称', 'Name in Traditional Chinese', '繁體名稱'],
    kind: ['课程性质', 'Course type', '課程性質'],
    credit: ['学分', 'Credits', '學分'],
    hours: ['学时', 'Hours', '學時'],
  },
  records: {
    number: ['学号', 'Student number', '學號'],
    name: ['姓名', 'Name', '姓名'],
    source: ['数据来源', 'Data source', '資料來源'],
    college: ['学院', 'College', '學院'],
    major: ['专业', 'Major', '專業'],
    class: ['班级', 'Class', '班級'],
    className: ['班级名称', 'Class name', '班級名稱'],
    classNameEn: ['班级英文名称', 'English class name', '班級英文名稱'],
    classNameTw: ['班级繁体名称', 'Class name in Traditional Chinese', '班級繁體名稱'],
    grade: ['年级', 'Year of entry', '年級'],
    gender: ['性别', 'Gender', '性別'],
    birthDate: ['出生日期', 'Date of birth', '出生日期'],
    educationLevel: ['培养层次', 'Education level', '培養層次'],
    schoolLength: ['学制', 'Years of study', '學制'],
    studentType: ['学习形式', 'Study mode', '學習形式'],
    examNo: ['考生号', 'Candidate number', '考生號'],
    examCardNo: ['准考证号', 'Exam card number', '准考證號'],
    enrolledOn: ['入学日期', 'Enrolled on', '入學日期'],
    expectedGraduationOn: ['预计毕业日期', 'Expected graduation', '預計畢業日期'],
    standing: ['学籍状态', 'Status', '學籍狀態'],
    awayReason: ['不在校原因', 'Reason for absence', '不在校原因'],
    leftAs: ['离校结论', 'Left with', '離校結論'],
    graduatedOn: ['毕业日期', 'Graduated on', '畢業日期'],
    graduationNo: ['毕业证书编号', 'Graduation certificate number', '畢業證書編號'],
    degree: ['学位', 'Degree', '學位'],
    degreeEn: ['学位英文名称', 'English name of degree', '學位英文名稱'],
    degreeNo: ['学位证书编号', 'Degree certificate number', '學位證書編號'],
  },
  scores: {
    number: ['学号', 'Student number', '學號'],
    name: ['姓名', 'Name', '姓名'],
    source: ['数据来源', 'Data source', '資料來源'],
    course: ['课程编码', 'Course code', '課程編碼'],
    academicYear: ['学年', 'Academic year', '學年'],
    semester: ['学期', 'Semester', '學期'],
    attempt: ['修读次别', 'Attempt', '修讀次別'],
    mark: ['成绩', 'Score', '成績'],
    word: ['等级', 'Grade word', '等級'],
    points: ['绩点', 'Grade points', '績點'],
    passed: ['是否通过', 'Passed', '是否通過'],
    published: ['是否公布', 'Published', '是否公布'],
  },
} as const satisfies Record<DataTable, Record<string, Phrase>>

export type DataField<Table extends DataTable> = keyof (typeof dataHeadings)[Table] & string

export const dataFields = <Table extends DataTable>(table: Table) => Object.keys(dataHeadings[table]) as DataField<Table>[]

/** Without these a table says nothing. */
export const requiredFields: { readonly [Table in DataTable]: readonly DataField<Table>[] } = {
  units: ['code'],
  courses: ['code'],
  records: ['number'],
  scores: ['number', 'course', 'academicYear', 'semester'],
}
