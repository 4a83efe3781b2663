/* What compiled modules call only when something has gone wrong.  gcc, which is told here that it is seldom, puts the
   way there and back apart from what runs at every move: a quarter of the code, which then takes no room in the caches. */
#include <Python.h>

#define SELDOM __attribute__((cold))

SELDOM void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
SELDOM void CPy_TypeError(const char *expected, PyObject *value);
SELDOM void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                   const char *expected, PyObject *value);
SELDOM void CPyError_OutOfMemory(void);
