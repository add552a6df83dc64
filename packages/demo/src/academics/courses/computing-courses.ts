import { computerScience } from './computer-science-courses.ts'
import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const computingCourses: CollegeCourses = {
  shared: [
    required(1, 2, '计算机科学导论', 'Introduction to Computer Science', '計算機科學導論'),
    required(1, 3.5, '程序设计基础', 'Foundations of Programming', '程式設計基礎'),
    practice(1, 0.5, '程序设计基础实验', 'Programming Laboratory', '程式設計基礎實驗'),
    required(2, 3, '面向对象程序设计', 'Object-Oriented Programming', '物件導向程式設計'),
    practice(2, 0.5, '面向对象程序设计实验', 'Object-Oriented Programming Laboratory', '物件導向程式設計實驗'),
    required(2, 2.5, '离散数学（一）', 'Discrete Mathematics I', '離散數學（一）'),
    required(2, 1, '专业导论与学术规范', 'The Profession and Academic Integrity', '專業導論與學術規範'),
    required(3, 3.5, '数据结构', 'Data Structures', '資料結構'),
    practice(3, 0.5, '数据结构实验', 'Data Structures Laboratory', '資料結構實驗'),
    required(3, 2.5, '离散数学（二）', 'Discrete Mathematics II', '離散數學（二）'),
    required(3, 2.5, '数字逻辑', 'Digital Logic', '數位邏輯'),
    required(4, 3.5, '计算机组成原理', 'Computer Organisation', '計算機組織原理'),
    practice(4, 0.5, '计算机组成原理实验', 'Computer Organisation Laboratory', '計算機組織原理實驗'),
    required(4, 3, '算法设计与分析', 'Design and Analysis of Algorithms', '演算法設計與分析'),
    required(4, 3, '数据库系统原理', 'Principles of Database Systems', '資料庫系統原理'),
    practice(4, 0.5, '数据库系统实验', 'Database Laboratory', '資料庫系統實驗'),
    required(5, 3.5, '操作系统', 'Operating Systems', '作業系統'),
    practice(5, 0.5, '操作系统实验', 'Operating Systems Laboratory', '作業系統實驗'),
    required(5, 3, '计算机网络', 'Computer Networks', '計算機網路'),
    practice(5, 0.5, '计算机网络实验', 'Computer Networks Laboratory', '計算機網路實驗'),
    required(6, 2, '软件工程导论', 'Introduction to Software Engineering', '軟體工程導論'),
    required(6, 2, '人工智能导论', 'Introduction to Artificial Intelligence', '人工智慧導論'),
  ],
  majors: {
    '0101': computerScience,
    '0102': [
      required(2, 1, '软件工程师职业素养', 'Professional Conduct of Software Engineers', '軟體工程師職業素養'),
      required(3, 2, '网页前端技术', 'Web Front-End Technology', '網頁前端技術'),
      required(4, 2, '软件需求工程', 'Requirements Engineering', '軟體需求工程'),
      elective(4, 2, '人机交互技术', 'Human-Computer Interaction', '人機互動技術'),
      required(5, 3, '软件设计与体系结构', 'Software Design and Architecture', '軟體設計與架構'),
      required(5, 2, '软件过程与项目管理', 'Software Process and Project Management', '軟體流程與專案管理'),
      required(6, 2, '软件测试', 'Software Testing', '軟體測試'),
      practice(6, 3, '软件工程综合实践', 'Software Engineering Practice', '軟體工程綜合實踐'),
    ],
    '0103': [
      required(1, 2, '智能科学概论', 'Introduction to Intelligence Science', '智慧科學概論'),
      required(2, 3, 'Python程序设计', 'Programming in Python', 'Python程式設計'),
      required(2, 2, '认知科学导论', 'Introduction to Cognitive Science', '認知科學導論'),
    ],
  },
}
