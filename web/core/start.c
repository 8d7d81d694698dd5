/* mypyc's library offers the initialiser of each of its modules as a capsule; this calls one. It takes the place of a small
   library for every module, which would all have to be loaded (boot.py). */
#include <Python.h>

static PyObject *start(PyObject *self, PyObject *capsule) {
    PyObject *(*initialise)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return initialise == NULL ? NULL : initialise();
}

static PyMethodDef methods[] = {{"start", start, METH_O, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "tilerummy__start", NULL, -1, methods};

PyMODINIT_FUNC PyInit_tilerummy__start(void) { return PyModule_Create(&definition); }
