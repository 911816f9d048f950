// React DOM is the largest module of all; `main.tsx` gives it a task of its own.
import 'react-dom/client'
