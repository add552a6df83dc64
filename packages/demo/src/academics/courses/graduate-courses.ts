import { attended, general, lecture, required } from './planned-course.ts'

/** The master's course of computer science; who goes on from a bachelor's course here begins in the summer. */
export const graduateCourses = [
  lecture(0, 1, '学术规范与科研诚信', 'Academic Norms and Research Integrity', '學術規範與研究誠信'),
  general(0, 2, '研究生英语（先修）', 'English for Graduates (Bridging Course)', '研究生英語（先修）'),
  required(0, 2, '计算机科学前沿（先修）', 'Frontiers of Computer Science (Bridging Course)', '計算機科學前沿（先修）'),
  required(0, 2, '高级程序设计（先修）', 'Advanced Programming (Bridging Course)', '高階程式設計（先修）'),
  general(1, 2, '研究生学术英语', 'Academic English for Graduates', '研究生學術英語'),
  required(1, 3, '高级算法', 'Advanced Algorithms', '高等演算法'),
  required(1, 3, '矩阵理论', 'Matrix Theory', '矩陣理論'),
  required(1, 2, '高级计算机网络', 'Advanced Computer Networks', '高等計算機網路'),
  required(1, 3, '机器学习理论', 'Theory of Machine Learning', '機器學習理論'),
  general(2, 1, '自然辩证法概论', 'Dialectics of Nature', '自然辯證法概論'),
  required(2, 2, '高级操作系统', 'Advanced Operating Systems', '高等作業系統'),
  required(2, 3, '深度学习', 'Deep Learning', '深度學習'),
  required(2, 2, '分布式计算', 'Distributed Computing', '分散式計算'),
  required(2, 1, '科技论文写作', 'Writing Scientific Papers', '科技論文寫作'),
  attended(2, 1, '学术活动', 'Academic Activities', '學術活動'),
]
