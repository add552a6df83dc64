import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const mechanicalCourses: CollegeCourses = {
  shared: [
    required(1, 3, '工程制图（一）', 'Engineering Drawing I', '工程製圖（一）'),
    required(1, 1, '机械工程导论', 'Introduction to Mechanical Engineering', '機械工程導論'),
    required(2, 3, '工程制图（二）', 'Engineering Drawing II', '工程製圖（二）'),
    required(2, 3, 'C语言程序设计', 'Programming in C', 'C語言程式設計'),
    required(3, 4, '理论力学', 'Theoretical Mechanics', '理論力學'),
    required(3, 4, '电工电子技术', 'Electrical and Electronic Engineering', '電工電子技術'),
    required(4, 4, '材料力学', 'Mechanics of Materials', '材料力學'),
    practice(4, 3, '金工实习', 'Metalworking Practice', '金工實習'),
    required(4, 2, '互换性与技术测量', 'Interchangeability and Measurement', '互換性與技術測量'),
    required(5, 4, '机械原理', 'Theory of Machines', '機械原理'),
    required(5, 3, '工程材料', 'Engineering Materials', '工程材料'),
    required(6, 4, '机械设计', 'Machine Design', '機械設計'),
    required(6, 3, '控制工程基础', 'Foundations of Control Engineering', '控制工程基礎'),
  ],
  majors: {
    '0201': [
      required(3, 2, '计算机辅助设计', 'Computer-Aided Design', '計算機輔助設計'),
      required(4, 2, '热工基础', 'Foundations of Thermal Engineering', '熱工基礎'),
      required(5, 3, '液压与气压传动', 'Hydraulics and Pneumatics', '液壓與氣壓傳動'),
      required(5, 4, '机械制造技术基础', 'Manufacturing Technology', '機械製造技術基礎'),
      required(6, 2, '数控技术', 'Numerical Control', '數控技術'),
      practice(6, 1.5, '机械原理课程设计', 'Theory of Machines Project', '機械原理課程設計'),
      required(7, 3, '机电传动控制', 'Electromechanical Drive Control', '機電傳動控制'),
      practice(7, 2, '机械设计课程设计', 'Machine Design Project', '機械設計課程設計'),
      elective(7, 2, '现代制造系统', 'Modern Manufacturing Systems', '現代製造系統'),
      elective(7, 2, '有限元分析', 'Finite Element Analysis', '有限元素分析'),
    ],
    '0202': [
      required(2, 2, '汽车概论', 'Introduction to Automobiles', '汽車概論'),
      required(3, 3, '汽车构造（一）', 'Vehicle Construction I', '汽車構造（一）'),
      required(4, 3, '汽车构造（二）', 'Vehicle Construction II', '汽車構造（二）'),
      practice(4, 1, '汽车拆装实习', 'Vehicle Assembly Practice', '汽車拆裝實習'),
    ],
    '0203': [
      required(2, 2, '机器人学导论', 'Introduction to Robotics', '機器人學導論'),
      required(3, 2, '机器人程序设计', 'Robot Programming', '機器人程式設計'),
      required(4, 3, '传感器与检测技术', 'Sensors and Measurement', '感測器與檢測技術'),
      practice(4, 1, '机器人创新实践', 'Robotics Project', '機器人創新實踐'),
    ],
  },
}
