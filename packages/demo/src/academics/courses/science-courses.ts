import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const scienceCourses: CollegeCourses = {
  shared: [
    required(1, 5, '数学分析（一）', 'Mathematical Analysis I', '數學分析（一）'),
    required(1, 4, '高等代数（一）', 'Advanced Algebra I', '高等代數（一）'),
    required(2, 5, '数学分析（二）', 'Mathematical Analysis II', '數學分析（二）'),
    required(2, 4, '高等代数（二）', 'Advanced Algebra II', '高等代數（二）'),
    required(2, 3, '普通物理（一）', 'General Physics I', '普通物理（一）'),
    required(3, 4, '数学分析（三）', 'Mathematical Analysis III', '數學分析（三）'),
    required(3, 3, '常微分方程', 'Ordinary Differential Equations', '常微分方程'),
    required(3, 3, '普通物理（二）', 'General Physics II', '普通物理（二）'),
    required(4, 3, '概率论', 'Probability Theory', '機率論'),
    required(4, 3, '复变函数', 'Complex Analysis', '複變函數'),
    required(5, 3, '数理统计', 'Mathematical Statistics', '數理統計'),
    required(5, 3, '数值分析', 'Numerical Analysis', '數值分析'),
    required(6, 2, '数学模型', 'Mathematical Models', '數學模型'),
    practice(6, 1, '科学计算实践', 'Scientific Computing Practice', '科學計算實踐'),
  ],
  majors: {
    '0701': [
      required(2, 3, '解析几何', 'Analytic Geometry', '解析幾何'),
      required(3, 2, '初等数论', 'Elementary Number Theory', '初等數論'),
      required(4, 3, '近世代数', 'Abstract Algebra', '近世代數'),
      required(5, 4, '实变函数', 'Real Analysis', '實變函數'),
      required(5, 3, '运筹学', 'Operations Research', '作業研究'),
      required(6, 3, '泛函分析', 'Functional Analysis', '泛函分析'),
      elective(6, 3, '拓扑学', 'Topology', '拓撲學'),
      practice(6, 1, '数学建模实训', 'Modelling Practice', '數學建模實訓'),
    ],
    '0702': [
      required(2, 3, '力学', 'Mechanics', '力學'),
      required(3, 3, '热学', 'Thermal Physics', '熱學'),
      practice(3, 1, '普通物理实验', 'General Physics Laboratory', '普通物理實驗'),
      required(4, 3, '光学', 'Optics', '光學'),
      required(4, 4, '数学物理方法', 'Methods of Mathematical Physics', '數學物理方法'),
    ],
    '0703': [
      required(1, 2, '数据科学导论', 'Introduction to Data Science', '資料科學導論'),
      required(2, 3, '数据分析编程', 'Programming for Data Analysis', '資料分析程式設計'),
      required(2, 2, '数据可视化', 'Data Visualisation', '資料視覺化'),
    ],
  },
}
